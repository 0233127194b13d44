import type { FaultSpan, SubmissionAnswer } from '@candor/contract'
import { isLoss } from '../../../../features/fault-report/fault-text'
import { findPosition, type PlayTimeline } from '../../../../features/results/player/timeline'

/** A fault that took picture or sound away, where it shows in the recording. */
interface LostMark {
  key: string
  answerId: string
  fault: FaultSpan
  /** Length of its answer, for its words. */
  answerMs: number
  /** On the whole timeline. What was never recorded has no length there: a seam, with both ends at one place. */
  startMs: number
  endMs: number
}

type ReportedAnswer = Pick<SubmissionAnswer, 'answerId' | 'durationMs' | 'faultReport'>

/** The lost spans of all answers on the timeline of the player; answers without a recording have no place on it. */
export function lostMarks(timeline: PlayTimeline, answers: readonly ReportedAnswer[]): LostMark[] {
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

/** Marks that lie so close together that they are one place to the eye and to the pointer. */
export interface LostPlace {
  key: string
  marks: readonly LostMark[]
  startMs: number
  endMs: number
}

/** Of the whole line: less than this apart, two signs would cover one another. */
const CLOSE_SHARE = 0.03

const getMiddleMs = ({ startMs, endMs }: { startMs: number; endMs: number }): number => (startMs + endMs) / 2

/** Where picture or sound is missing, place by place: a lost camera and the gap it left are one. */
export function lostPlaces(marks: readonly LostMark[], durationMs: number): LostPlace[] {
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
