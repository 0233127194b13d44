import { type RetentionPolicy, retentionLimits, type SubmissionRetention } from '@candor/contract'
import {
  type AppliedPolicy,
  findDeleteAtMs,
  findKeepUntilMs,
  formatPersonName,
  toInterfaceLanguage,
} from '@candor/domain'
import { toInstant } from '../../../platform/clock'
import type { NamedRow } from '../repo/retention-policy'

const { noticeDays } = retentionLimits

/** Of an organization that never chose a policy. */
export const noPolicy: AppliedPolicy = { preset: 'unlimited', changedAtMs: 0 }

const presentNamed = (row: NamedRow) => ({
  submissionId: row.submissionId,
  candidateName: formatPersonName(row, toInterfaceLanguage(row.language)),
  positionName: row.positionName,
})

export const presentDue = (row: NamedRow, policy: AppliedPolicy): RetentionPolicy['due']['items'] => {
  const deleteAtMs = findDeleteAtMs(policy, { submittedAtMs: row.submittedAt.getTime(), noticeDays })
  return deleteAtMs === null ? [] : [{ ...presentNamed(row), deleteAt: toInstant(deleteAtMs) }]
}

const presentHold = ({ reason, heldAt, heldByName }: NamedRow): SubmissionRetention['hold'] =>
  reason === null || heldAt === null ? null : { reason, heldBy: heldByName, heldAt: toInstant(heldAt.getTime()) }

export const presentHeld = (row: NamedRow): RetentionPolicy['holds'] => {
  const hold = presentHold(row)
  return hold === null ? [] : [{ ...presentNamed(row), ...hold }]
}

/** Until when a policy keeps a submission, and when it deletes it if no hold is on. */
export const presentPeriods = (
  policy: AppliedPolicy,
  { submittedAtMs, nowMs }: { readonly submittedAtMs: number; readonly nowMs: number },
): Pick<SubmissionRetention, 'keepUntil' | 'deleteAt'> => {
  const keepUntilMs = findKeepUntilMs(policy.preset, { submittedAtMs, nowMs })
  const deleteAtMs = findDeleteAtMs(policy, { submittedAtMs, noticeDays })
  return {
    keepUntil: keepUntilMs === null ? null : toInstant(keepUntilMs),
    deleteAt: deleteAtMs === null ? null : toInstant(deleteAtMs),
  }
}

export const presentSubmissionRetention = (
  row: NamedRow,
  policy: AppliedPolicy,
  nowMs: number,
): SubmissionRetention => {
  const periods = presentPeriods(policy, { submittedAtMs: row.submittedAt.getTime(), nowMs })
  const hold = presentHold(row)
  return { ...periods, deleteAt: hold === null ? periods.deleteAt : null, hold }
}
