import type { CurrentTurn, Turn } from '@candor/contract'
import type { InterviewMode } from '../../mode'

interface TypedRetake {
  sessionId: string
  retake: CurrentTurn
  mode: InterviewMode
  text: string
  /** Time from the opening of the page to the press. */
  durationMs: number
  /** Segments recorded before the switch to typing belong to the take too. */
  segmentCount: number
}

/** Builds the request body of a typed retake. */
export const buildTypedRetakeTurn = ({
  sessionId,
  retake,
  mode,
  text,
  durationMs,
  segmentCount,
}: TypedRetake): Turn => ({
  sessionId,
  turn: retake.turn,
  take: retake.take,
  mode,
  text,
  source: 'typed',
  segments: null,
  speechMs: null,
  durationMs: Math.max(0, Math.round(durationMs)),
  segmentCount,
})

interface KnownSegment {
  sessionId: string
  answerId: string
  take: number
  segmentIndex: number
}

/** Counts this take's segments on this device: after a reload, the recording continues after them. */
export const countSegments = (
  known: readonly KnownSegment[],
  sessionId: string,
  { answerId, take }: Pick<CurrentTurn, 'answerId' | 'take'>,
): number =>
  Math.max(
    0,
    ...known
      .filter((segment) => segment.sessionId === sessionId && segment.answerId === answerId && segment.take === take)
      .map((segment) => segment.segmentIndex + 1),
  )
