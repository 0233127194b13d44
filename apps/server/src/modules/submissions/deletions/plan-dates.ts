import { findKeepUntilMs, planDeletion } from '@candor/domain'
import { findLatestSubmission, findPolicy } from '../repo/retention-policy'
import type { Transaction } from '../repo/submissions'

interface Ordered {
  readonly organizationId: string
  readonly ids: readonly string[]
  readonly nowMs: number
  readonly undoMinutes: number
}

export interface PlannedDates {
  readonly dates: { readonly orderedAt: Date; readonly undoUntil: Date; readonly dueAt: Date }
  /** When its job runs, in epoch milliseconds. Null: one of them must be kept for so long that the hourly run orders the job. */
  readonly startAfterMs: number | null
}

/** The dates of a deletion that is ordered now: nothing is erased before the organization's policy allows it for all submissions. */
export const planDates = async (
  tx: Transaction,
  { organizationId, ids, nowMs, undoMinutes }: Ordered,
): Promise<PlannedDates> => {
  const policy = await findPolicy(tx, organizationId)
  const latest = policy && (await findLatestSubmission(tx, ids))
  const keepUntilMs =
    policy && latest ? findKeepUntilMs(policy.preset, { submittedAtMs: latest.getTime(), nowMs }) : null
  const { undoUntilMs, dueAtMs } = planDeletion({ nowMs, undoMinutes, keepUntilMs })
  return {
    dates: { orderedAt: new Date(nowMs), undoUntil: new Date(undoUntilMs), dueAt: new Date(dueAtMs) },
    startAfterMs: keepUntilMs === null ? dueAtMs : null,
  }
}
