import type { SubmissionRetention } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { findNamed, findPolicy } from '../repo/retention-policy'
import type { Transaction } from '../repo/submissions'
import { noPolicy, presentSubmissionRetention } from './present'

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
