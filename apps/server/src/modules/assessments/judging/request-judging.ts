import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import type { ReadJudgePolicy } from '../judge-exam/read-judge-policy'
import { judgeSubmissionQueue } from '../queues'
import { setJudging } from '../repo/judging'
import { isJudging } from './judge-policy'

export interface JudgingRequest {
  readonly organizationId: string
  readonly submissionId: string
  /** The built-in engine's version that was just made. */
  readonly assessmentId: string
}

export interface RequestDeps extends Pick<Deps, 'jobs'> {
  readonly readJudgePolicy: ReadJudgePolicy
}

/**
 * Requests a judge run after the built-in engine's, if the organization chose a model and the model may judge. Runs in the caller's
 * transaction, so that version and request are stored together or not at all. Returns whether a run was requested.
 */
export const requestJudging = async (deps: RequestDeps, tx: Transaction, request: JudgingRequest): Promise<boolean> => {
  const { organizationId, submissionId, assessmentId } = request
  if (!isJudging(await deps.readJudgePolicy(tx, organizationId))) return false
  await setJudging(tx, submissionId, 'waiting')
  await deps.jobs.send(tx, { queue: judgeSubmissionQueue, data: { submissionId, assessmentId } })
  return true
}
