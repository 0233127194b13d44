import type { EngineId, ExamCard } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { findExamRow, listExamSummaries } from '../repo/judge-exam'
import { readChosen } from '../repo/policy'
import type { Configuration } from './configuration'
import { presentCard } from './present'
import { decideExamStatus } from './status'

export interface JudgePolicy {
  /** As the organization has chosen. */
  readonly engine: EngineId
  /** The exam by which the configured model may judge; null: it may not. */
  readonly examId: string | null
  /** Whether the configured model may judge today; what the organization has chosen is another matter. */
  readonly mayJudge: boolean
}

export type ReadJudgePolicy = (tx: Transaction, organizationId: string) => Promise<JudgePolicy>

/** For one installation: `today` is the model it is configured with, null where there is none. */
export const createReadJudgePolicy =
  (today: Configuration | null): ReadJudgePolicy =>
  async (tx, organizationId) => {
    const { engine } = await readChosen(tx, organizationId)
    const { passedId } = decideExamStatus(today, await listExamSummaries(tx, organizationId))
    return { engine, examId: passedId, mayJudge: passedId !== null }
  }

/** What stands beside the levels that a model gave; null: that exam is gone. */
export const readExamCard = async (tx: Transaction, examId: string): Promise<ExamCard | null> => {
  const row = await findExamRow(tx, examId)
  return row === undefined ? null : presentCard(row)
}
