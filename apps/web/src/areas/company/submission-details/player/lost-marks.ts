import type { FaultSpan, SubmissionAnswer } from '@candor/contract'
import { isLoss } from '../../../../features/fault-report/fault-text'
import { findPosition, type PlayTimeline } from '../../../../features/results/player/timeline'

/** A fault that lost picture or sound, placed on the timeline of the player. */
interface LostMark {
  key: string
  answerId: string
  fault: FaultSpan
  /** Length of the answer; the text of the mark needs it. */
  answerMs: number
  /** On the whole timeline. Time that was never recorded has no length there: both ends are equal. */
  startMs: number
  endMs: number
}

type ReportedAnswer = Pick<SubmissionAnswer, 'answerId' | 'durationMs' | 'faultReport'>

/** Lists the lost spans of all answers on the player's timeline. Leaves out answers without a recording. */
export function listLostMarks(timeline: PlayTimeline, answers: readonly ReportedAnswer[]): LostMark[] {
  return answers.flatMap(({ answerId, durationMs, faultReport }) =>
    faultReport.faults.filter(isLoss).flatMap((fault) => {
      const startMs = findPosition(timeline, answerId, fault.startMs)
      const endMs = findPosition(timeline, answerId, fault.endMs ?? Number.POSITIVE_INFINITY)
      if (startMs === null || endMs === null) return []
      return [
        { key: `${answerId} ${fault.kind} ${fault.startMs}`, answerId, fault, answerMs: durationMs, startMs, endMs },
      ]
    }),
  )
}

/** Marks so close together that the player shows them as one. */
export interface LostPlace {
  key: string
  marks: readonly LostMark[]
  startMs: number
  endMs: number
}

/** Share of the timeline. Two marks closer than this would overlap. */
const CLOSE_SHARE = 0.03

const getMiddleMs = ({ startMs, endMs }: { startMs: number; endMs: number }): number => (startMs + endMs) / 2

/** Groups marks that are close together, such as a lost camera and the gap it left. */
export function groupLostMarks(marks: readonly LostMark[], durationMs: number): LostPlace[] {
  const places: LostPlace[] = []
  for (const mark of marks) {
    const last = places.at(-1)
    if (last && Math.abs(getMiddleMs(mark) - getMiddleMs(last)) < durationMs * CLOSE_SHARE) {
      places[places.length - 1] = {
        ...last,
        marks: [...last.marks, mark],
        startMs: Math.min(last.startMs, mark.startMs),
        endMs: Math.max(last.endMs, mark.endMs),
      }
    } else places.push({ key: mark.key, marks: [mark], startMs: mark.startMs, endMs: mark.endMs })
  }
  return places
}
