import { plannedExamCalls } from '@candor/assess'
import type { AssessmentPolicy } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import { listExamRows, listExamSummaries } from '../repo/judge-exam'
import { readChosen } from '../repo/policy'
import type { Configuration } from './configuration'
import { presentExam } from './present'
import { decideExamStatus } from './status'

export interface PolicyDeps extends Pick<Deps, 'withActor' | 'clock' | 'audit'> {
  /** The model this installation is configured with; null: none. */
  readonly today: Configuration | null
}

/** The organization's choice, whether the configured model may judge, and the latest exam. */
export const readAssessmentPolicy = async (
  tx: Transaction,
  today: Configuration | null,
  organizationId: string,
): Promise<AssessmentPolicy> => {
  const { passedId, blockedReason } = decideExamStatus(today, await listExamSummaries(tx, organizationId))
  const [latest] = await listExamRows(tx, organizationId)
  return {
    ...(await readChosen(tx, organizationId)),
    model: today?.model ?? null,
    mayJudge: passedId !== null,
    obstacle: blockedReason,
    plannedCalls: plannedExamCalls,
    latestExam: latest === undefined ? null : presentExam(latest),
  }
}
