import { type RetentionPolicy, retentionLimits } from '@candor/contract'
import { retentionRules } from '@candor/domain'
import { toInstant } from '../../../platform/clock'
import { countDue, findPolicy, findPolicyAuthor, listDue, listHolds } from '../repo/retention-policy'
import type { Transaction } from '../repo/submissions'
import { noPolicy, presentDue, presentHeld } from './present'

const dayMs = 86_400_000
const { aheadDays, listed } = retentionLimits

/** The policy of an organization with what it deletes next and what is on hold. */
export const readPolicy = async (tx: Transaction, organizationId: string, nowMs: number): Promise<RetentionPolicy> => {
  const chosen = await findPolicy(tx, organizationId)
  const policy = chosen ?? noPolicy
  const months = retentionRules[policy.preset].deleteAfterMonths
  const query = months === null ? null : { organizationId, months, untilMs: nowMs + aheadDays * dayMs }
  const due = query === null ? [] : await listDue(tx, query, listed)
  const holds = await listHolds(tx, organizationId, listed)
  return {
    preset: policy.preset,
    changedAt: chosen === undefined ? null : toInstant(chosen.changedAtMs),
    changedBy: await findPolicyAuthor(tx, organizationId),
    due: {
      total: query === null ? 0 : await countDue(tx, query),
      items: due.flatMap((row) => presentDue(row, policy)),
    },
    holds: holds.flatMap(presentHeld),
  }
}
