import type { ExamState, JudgeObstacle } from '@candor/contract'
import { type Configuration, isSameConfiguration } from './configuration'

/** The facts of an exam that decide whether a model may judge. */
export interface ExamSummary extends Configuration {
  readonly id: string
  readonly state: ExamState
}

export interface ExamStatus {
  /** The exam by which the model may judge; null: it may not. */
  readonly passedId: string | null
  /** Null where it may. */
  readonly blockedReason: JudgeObstacle | null
}

const none = (blockedReason: JudgeObstacle): ExamStatus => ({ passedId: null, blockedReason })

const findBlockedReason = (exams: readonly ExamSummary[], decided: ExamSummary | undefined): JudgeObstacle => {
  if (exams.some(({ state }) => state === 'queued' || state === 'running')) return 'running'
  if (decided !== undefined) return 'failed'
  return exams.some(({ state }) => state === 'passed') ? 'changed' : 'no_exam'
}

/**
 * Whether the configured model may judge. Its last finished exam with the current prompt, rubric and exam counts, so
 * a model that fails after a pass may no longer judge. `exams` belong to one organization, newest first.
 */
export const decideExamStatus = (today: Configuration | null, exams: readonly ExamSummary[]): ExamStatus => {
  if (today === null) return none('no_model')
  const decided = exams.find(
    (exam) => (exam.state === 'passed' || exam.state === 'failed') && isSameConfiguration(exam, today),
  )
  if (decided?.state === 'passed') return { passedId: decided.id, blockedReason: null }
  return none(findBlockedReason(exams, decided))
}
