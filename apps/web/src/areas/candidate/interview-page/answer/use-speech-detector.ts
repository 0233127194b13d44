import { useEffect, useRef, useState } from 'react'
import { steadyMs } from '../../../../shared/media/recorder/steady-clock'
import { openSpeechDetector } from '../../../../shared/speech/detection/open-speech-detector'
import type {
  DetectionFrame,
  PcmFrame,
  SpeechDetector,
  SpeechEdge,
} from '../../../../shared/speech/detection/speech-detector'

export interface SpeechListener {
  onSpeechStart: (edge: SpeechEdge) => void
  onSpeechEnd: (edge: SpeechEdge) => void
  onFrame: (frame: DetectionFrame) => void
  onPcm: (frame: PcmFrame) => void
}

interface Input extends SpeechListener {
  stream: MediaStream | null
}

/** Detects speech as long as there is a microphone. Times are on the page's steady clock. */
export function useSpeechDetector({ stream, ...listener }: Input): SpeechDetector | null {
  const latest = useRef(listener)
  latest.current = listener
  const [detector, setDetector] = useState<SpeechDetector | null>(null)
  useEffect(() => {
    if (stream === null) return
    let isUnmounted = false
    let own: SpeechDetector | null = null
    const open = async () => {
      const opened = await openSpeechDetector({
        stream,
        engine: 'auto',
        elapsedMs: steadyMs,
        onSpeechStart: (edge) => latest.current.onSpeechStart(edge),
        onSpeechEnd: (edge) => latest.current.onSpeechEnd(edge),
        onFrame: (frame) => latest.current.onFrame(frame),
        onPcm: (frame) => latest.current.onPcm(frame),
      })
      if (isUnmounted) return opened.close()
      own = opened
      setDetector(opened)
    }
    void open()
    return () => {
      isUnmounted = true
      own?.close()
      setDetector(null)
    }
  }, [stream])
  return detector
}
