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
 * Has the model judge what the built-in engine just did, where the organization wants that and the model may. In the caller's
 * transaction and after its version stands: both or neither. True where a version of the model's is on its way.
 */
export const requestJudging = async (deps: RequestDeps, tx: Transaction, request: JudgingRequest): Promise<boolean> => {
  const { organizationId, submissionId, assessmentId } = request
  if (!isJudging(await deps.readJudgePolicy(tx, organizationId))) return false
  await setJudging(tx, submissionId, 'waiting')
  await deps.jobs.send(tx, { queue: judgeSubmissionQueue, data: { submissionId, assessmentId } })
  return true
}
