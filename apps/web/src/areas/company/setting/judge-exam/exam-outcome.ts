import type { Exam } from '@candor/contract'

export type ExamOutcome = 'passed' | 'partlyPassed' | 'failed'

/** The result of a finished exam. One from before dimensions were examined was passed as a whole or not at all. */
export function decideOutcome({ state, dims }: Exam): ExamOutcome {
  if (state !== 'passed') return 'failed'
  return dims.every(({ passed }) => passed) ? 'passed' : 'partlyPassed'
}

/** Keys of `judgeExam`. */
export const outcomeLabels = {
  passed: 'states.passed',
  partlyPassed: 'exam.partlyPassed',
  failed: 'states.failed',
} as const satisfies Record<ExamOutcome, string>
