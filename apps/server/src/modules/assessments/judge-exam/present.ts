import type { Exam, ExamCard } from '@candor/contract'
import { toInstant, toInstantOrNull } from '../../../platform/clock'
import type { ExamRow } from '../repo/judge-exam'
import { readResult } from './stored-result'

export const presentExam = (row: ExamRow): Exam => ({
  id: row.id,
  state: row.state,
  model: row.model,
  examVersion: row.examVersion,
  promptVersion: row.promptVersion,
  rubricVersion: row.rubricVersion,
  ...readResult(row.result),
  progress: { done: row.done, total: row.total },
  inputTokens: row.inputTokens,
  outputTokens: row.outputTokens,
  costMicroUsd: row.costMicroUsd,
  requestedAt: toInstant(row.requestedAt.getTime()),
  finishedAt: toInstantOrNull(row.finishedAt),
})

export const presentCard = (row: ExamRow): ExamCard => {
  const { id, model, examVersion, parts, dims, finishedAt } = presentExam(row)
  return { id, model, examVersion, parts, dims, finishedAt }
}
