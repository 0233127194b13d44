import { useEffect, useRef, useState } from 'react'
import { type CaptureFault, classifyCaptureFault } from '../../../shared/media/devices/capture-fault'
import { captureConstraints, saveChosenDevice } from '../../../shared/media/devices/device-choice'
import { wakeAudio } from '../../../shared/speech/audio-context'
import { type SpeechRun, startSpeechRun } from './speech-run'
import { enginesByTest, type SpeechTestKind } from './speech-test-kinds'
import type { PieceWords } from './transcribe-piece'

export type Phase = 'off' | 'opening' | 'listening' | CaptureFault

interface Microphone {
  stream: MediaStream
  devices: readonly MediaDeviceInfo[]
}

export interface SpeechTest {
  phase: Phase
  /** The present run, or the last one; null before the first. */
  run: SpeechRun | null
  microphone: Microphone | null
  start: () => void
  stop: () => void
  choose: (deviceId: string) => void
}

interface Wish {
  kind: SpeechTestKind
  /** Null: nothing is turned into words. */
  read: ((samples: Int16Array) => Promise<PieceWords>) | null
}

const endTracks = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function openMicrophone(): Promise<Microphone> {
  if (!('mediaDevices' in navigator)) throw new DOMException('no devices', 'NotFoundError')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: captureConstraints().audio ?? true })
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return { stream, devices: devices.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '') }
}

interface Open {
  microphone: Microphone
  run: SpeechRun
  /** Ends listening to the tracks: browsers keep them for longer than anybody needs them. */
  end: AbortController
}

function release(open: Open | null): void {
  open?.end.abort()
  open?.run.close()
  endTracks(open?.microphone.stream)
}

/** Microphone and engine between two presses; both are let go with the page. */
export function useSpeechTest({ kind, read }: Wish): SpeechTest {
  const [phase, setPhase] = useState<Phase>('off')
  const [shown, setShown] = useState<Open | null>(null)
  const open = useRef<Open | null>(null)
  const attempt = useRef(0)

  const close = (next: Phase) => {
    attempt.current += 1
    release(open.current)
    open.current = null
    setPhase(next)
  }
  const begin = async (own: number): Promise<void> => {
    const microphone = await openMicrophone()
    if (own !== attempt.current) return endTracks(microphone.stream)
    const run = await startSpeechRun({ stream: microphone.stream, engine: enginesByTest[kind], read })
    if (own !== attempt.current) {
      run.close()
      return endTracks(microphone.stream)
    }
    const end = new AbortController()
    open.current = { microphone, run, end }
    setShown(open.current)
    setPhase('listening')
    for (const track of microphone.stream.getTracks()) {
      track.addEventListener('ended', () => close('missing'), { signal: end.signal })
    }
  }
  const start = () => {
    close('opening')
    void wakeAudio()
    const own = attempt.current
    begin(own).catch((error: unknown) => {
      if (own === attempt.current) close(classifyCaptureFault(error))
    })
  }
  useEffect(
    () => () => {
      attempt.current += 1
      release(open.current)
      open.current = null
    },
    [],
  )
  return {
    phase,
    run: shown?.run ?? null,
    microphone: phase === 'listening' ? (shown?.microphone ?? null) : null,
    start,
    stop: () => close('off'),
    choose: (deviceId) => {
      saveChosenDevice('audioinput', deviceId)
      start()
    },
  }
}
