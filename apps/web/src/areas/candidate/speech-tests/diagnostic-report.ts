import type { EchoMeasure } from '../../../shared/speech/detection/analyze-echo'
import type { RunView } from './speech-run'
import type { SpeechTestKind } from './speech-test-kinds'

export interface ReportFacts {
  kind: SpeechTestKind
  browser: string
  takenAt: string
  run: RunView | null
  /** Undefined: not measured. Null: it could not be. */
  echo: EchoMeasure | null | undefined
  sound: { contextState: string; rateHz: number; baseLatencyMs: number } | null
  track: MediaTrackSettings | null
}

const yes = (value: boolean | string | undefined): string => (value === undefined ? 'unknown' : String(value))

const echoLine = (echo: EchoMeasure | null | undefined): string => {
  if (echo === undefined) return 'Echo: not measured'
  if (echo === null) return 'Echo: could not be measured'
  const { echoDb, roomDb, likeness, delayMs, isHigh } = echo
  return `Echo: ${echoDb} dB over the room (${roomDb} dB), likeness ${likeness}, delay ${delayMs} ms, ${isHigh ? 'high' : 'low'}`
}

const formatWords = (view: RunView['segments'][number]): string => {
  if (view.words.state !== 'done') return view.words.state
  const count = view.words.text.split(/\s+/).filter(Boolean).length
  return `${count} words in ${view.words.tookMs} ms`
}

/** Writes the facts that support needs, always in English, without sound, spoken words or device names. */
export function writeReport({ kind, browser, takenAt, run, echo, sound, track }: ReportFacts): string {
  const segments = run?.segments ?? []
  return [
    `Candor speech test: ${kind}`,
    `Taken: ${takenAt}`,
    `Browser: ${browser}`,
    sound === null
      ? 'Sound: none'
      : `Sound: ${sound.contextState}, ${sound.rateHz} Hz, base latency ${sound.baseLatencyMs} ms`,
    track === null
      ? 'Microphone: none'
      : `Microphone: ${track.sampleRate ?? 'unknown'} Hz, echo cancellation ${yes(track.echoCancellation)}, noise suppression ${yes(track.noiseSuppression)}, gain control ${yes(track.autoGainControl)}`,
    `Engine: ${run?.engine ?? 'none'}${run?.readyMs == null ? '' : `, ready after ${run.readyMs} ms`}`,
    ...(run?.passedOver ?? []).map(({ engine, reason }) => `Passed over: ${engine} (${reason})`),
    echoLine(echo),
    `Speech: ${run?.speechMs ?? 0} ms in ${segments.length} segments`,
    ...segments.map(
      (segment) =>
        `  ${segment.id}. ${segment.startMs}-${segment.endMs ?? '…'} ms, known after ${segment.startKnownAfterMs}/${segment.endKnownAfterMs ?? '…'} ms, ${formatWords(segment)}`,
    ),
  ].join('\n')
}
