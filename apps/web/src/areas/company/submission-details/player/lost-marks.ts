import type { FaultSpan, SubmissionAnswer } from '@candor/contract'
import { isLoss } from '../../../../shared/ledger/fault-text'
import { type PlayTimeline, positionOf } from './timeline'

/** A fault that took picture or sound away, where it shows in the recording. */
export interface LostMark {
  key: string
  answerId: string
  fault: FaultSpan
  /** Length of its answer, for its words. */
  answerMs: number
  /** On the whole timeline. What was never recorded has no length there: a seam, with both ends at one place. */
  startMs: number
  endMs: number
}

type LedgerAnswer = Pick<SubmissionAnswer, 'answerId' | 'durationMs' | 'ledger'>

/** The lost spans of all answers on the timeline of the player; answers without a recording have no place on it. */
export function lostMarks(timeline: PlayTimeline, answers: readonly LedgerAnswer[]): LostMark[] {
  return answers.flatMap(({ answerId, durationMs, ledger }) =>
    ledger.faults.filter(isLoss).flatMap((fault) => {
      const startMs = positionOf(timeline, answerId, fault.startMs)
      const endMs = positionOf(timeline, answerId, fault.endMs ?? Number.POSITIVE_INFINITY)
      if (startMs === null || endMs === null) return []
      return [
        { key: `${answerId} ${fault.kind} ${fault.startMs}`, answerId, fault, answerMs: durationMs, startMs, endMs },
      ]
    }),
  )
}
