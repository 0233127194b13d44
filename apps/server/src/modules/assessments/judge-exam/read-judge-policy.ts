import type { EngineId, ExamCard } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { findExamRow, listExamSummaries } from '../repo/judge-exam'
import { readChosen } from '../repo/policy'
import type { Configuration } from './configuration'
import { presentCard } from './present'
import { decideExamStatus } from './status'
import { listPassedDims } from './stored-result'

export interface JudgePolicy {
  /** As the organization has chosen. */
  readonly engine: EngineId
  /** The exam by which the configured model may judge; null: it may not. */
  readonly examId: string | null
  /** Whether the configured model may judge now, whatever the organization has chosen. */
  readonly mayJudge: boolean
  /** The dimensions that it passed that exam for; null: all, or no exam. */
  readonly passedDims: readonly string[] | null
}

export type ReadJudgePolicy = (tx: Transaction, organizationId: string) => Promise<JudgePolicy>

/** `today` is the installation's current configuration; null if no model is configured. */
export const createReadJudgePolicy =
  (today: Configuration | null): ReadJudgePolicy =>
  async (tx, organizationId) => {
    const { engine } = await readChosen(tx, organizationId)
    const { passedId } = decideExamStatus(today, await listExamSummaries(tx, organizationId))
    const exam = passedId === null ? undefined : await findExamRow(tx, passedId)
    const passedDims = exam === undefined ? null : listPassedDims(exam.result)
    return { engine, examId: passedId, mayJudge: passedId !== null, passedDims }
  }

/** The exam that is shown with a model's levels; null: that exam was deleted. */
export const readExamCard = async (tx: Transaction, examId: string): Promise<ExamCard | null> => {
  const row = await findExamRow(tx, examId)
  return row === undefined ? null : presentCard(row)
}
