import { useEffect, useRef, useState } from 'react'
import { steadyMs } from '../../../../shared/media/recorder/steady-clock'
import { openSpeechSense } from '../../../../shared/speech/detection/open-speech-detector'
import type { PcmFrame, SenseFrame, SpeechEdge, SpeechSense } from '../../../../shared/speech/detection/speech-detector'

export interface SenseListener {
  onSpeechStart: (edge: SpeechEdge) => void
  onSpeechEnd: (edge: SpeechEdge) => void
  onFrame: (frame: SenseFrame) => void
  onPcm: (frame: PcmFrame) => void
}

interface Input extends SenseListener {
  stream: MediaStream | null
}

/** Listens to whether somebody speaks for as long as there is a microphone; times are of the page's steady clock. */
export function useSpeechSense({ stream, ...listener }: Input): SpeechSense | null {
  const latest = useRef(listener)
  latest.current = listener
  const [sense, setSense] = useState<SpeechSense | null>(null)
  useEffect(() => {
    if (stream === null) return
    let isGone = false
    let own: SpeechSense | null = null
    const open = async () => {
      const opened = await openSpeechSense({
        stream,
        engine: 'auto',
        elapsedMs: steadyMs,
        onSpeechStart: (edge) => latest.current.onSpeechStart(edge),
        onSpeechEnd: (edge) => latest.current.onSpeechEnd(edge),
        onFrame: (frame) => latest.current.onFrame(frame),
        onPcm: (frame) => latest.current.onPcm(frame),
      })
      if (isGone) return opened.close()
      own = opened
      setSense(opened)
    }
    void open()
    return () => {
      isGone = true
      own?.close()
      setSense(null)
    }
  }, [stream])
  return sense
}
