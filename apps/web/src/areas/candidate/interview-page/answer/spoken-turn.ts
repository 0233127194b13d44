import { answerTextLimits, type CurrentTurn, type Turn } from '@candor/contract'
import type { Recorded } from '../../../../shared/media/recorder/answer-recorder'
import type { RecognizedSegment } from '../../../../shared/speech/device-recognizer'

/** Where the words of a spoken answer come from. */
export type TranscriptSource = 'server' | 'device' | 'typed'

export interface SpokenTurnInput {
  mode: 'chat' | 'live'
  source: TranscriptSource
  typed: string
  recognized: readonly RecognizedSegment[]
  speechMs: number
  recorded: Recorded
}

/**
 * Builds the request body of the turn. Without words from this device, the recording is the answer: the server
 * transcribes it if possible, and otherwise stores it as a video answer.
 */
export function buildSpokenTurn(sessionId: string, current: CurrentTurn, answer: SpokenTurnInput): Turn {
  const { recorded, speechMs } = answer
  const base = {
    sessionId,
    turn: current.turn,
    take: current.take,
    mode: answer.mode,
    durationMs: recorded.durationMs,
    segmentCount: recorded.segmentCount,
  }
  if (answer.typed.trim() !== '') {
    return { ...base, text: answer.typed, source: 'typed', segments: null, speechMs: null }
  }
  if (answer.source === 'device' && answer.recognized.length > 0) {
    const segments = answer.recognized.slice(0, answerTextLimits.segments).map((segment) => ({ ...segment }))
    const text = segments.map((segment) => segment.text).join(' ')
    return { ...base, text, source: 'device', segments, speechMs }
  }
  return { ...base, text: null, source: 'server', segments: null, speechMs }
}
