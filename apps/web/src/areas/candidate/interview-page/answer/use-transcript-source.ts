import type { InterviewIntro, InterviewLanguage } from '@candor/contract'
import { useEffect, useState } from 'react'
import { listSpeechTags } from '../../../../shared/speech/sub-language'
import type { TranscriptSource } from './spoken-turn'

interface Input {
  intro: InterviewIntro
  language: InterviewLanguage
  /** True: the candidate declined transcription on the server. */
  isRefused: boolean
}

async function canDeviceRecognize(language: InterviewLanguage): Promise<boolean> {
  try {
    const { canRecognizeOnDevice } = await import('../../../../shared/speech/device-recognizer')
    return await canRecognizeOnDevice(language, listSpeechTags(language))
  } catch {
    // The code could not be fetched: then typing is offered, as where a browser can't recognize speech.
    return false
  }
}

/** Chooses the best available source of the transcript: the server, this device, or typing next to the video. */
export function useTranscriptSource({ intro, language, isRefused }: Input): TranscriptSource {
  const hasServer = intro.hasServerTranscription && !isRefused
  const [hasDevice, setHasDevice] = useState(false)
  useEffect(() => {
    if (hasServer) return
    let isUnmounted = false
    const check = async () => {
      const can = await canDeviceRecognize(language)
      if (!isUnmounted) setHasDevice(can)
    }
    void check()
    return () => {
      isUnmounted = true
    }
  }, [hasServer, language])
  if (hasServer) return 'server'
  return hasDevice ? 'device' : 'typed'
}
