import type { OwnSubmission, SubmissionRetention } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { findNamed, findPolicy } from '../repo/retention-policy'
import type { SubmissionRow, Transaction } from '../repo/submissions'
import { noPolicy, presentPeriods, presentSubmissionRetention } from './present'

/** What a candidate reads of it: a hold is not theirs to know. */
export const readOwnRetention = async (
  tx: Transaction,
  { organizationId, submittedAt }: Pick<SubmissionRow, 'organizationId' | 'submittedAt'>,
  nowMs: number,
): Promise<OwnSubmission['retention']> =>
  presentPeriods((await findPolicy(tx, organizationId)) ?? noPolicy, { submittedAtMs: submittedAt.getTime(), nowMs })

interface Asked {
  readonly actor: MemberCaller
  readonly submissionId: string
  readonly nowMs: number
}

/** How long one submission is kept. Throws NOT_FOUND: it is missing, hidden or another organization's. */
export const readRetention = async (
  tx: Transaction,
  { actor, submissionId, nowMs }: Asked,
): Promise<SubmissionRetention> => {
  const { organizationId } = actor
  const row = await findNamed(tx, organizationId, submissionId)
  if (row === undefined) throw notFound()
  return presentSubmissionRetention(row, (await findPolicy(tx, organizationId)) ?? noPolicy, nowMs)
}
