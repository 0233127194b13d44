import type { RetentionPreset } from '@candor/contract'

const dayMs = 86_400_000

/** What a preset does with an interview, counted from its submission. */
export interface RetentionRule {
  /** A deletion before this many months hides the interview and erases it only then. 0: it erases it at once. */
  readonly keepMonths: number
  /** Null: the policy deletes nothing. */
  readonly deleteAfterMonths: number | null
}

export const retentionRules: Readonly<Record<RetentionPreset, RetentionRule>> = {
  unlimited: { keepMonths: 0, deleteAfterMonths: null },
  delete_after_6_months: { keepMonths: 0, deleteAfterMonths: 6 },
  keep_3_years: { keepMonths: 36, deleteAfterMonths: 36 },
  keep_4_years: { keepMonths: 48, deleteAfterMonths: 48 },
}

/** The same day of a later month in UTC, or that month's last day if it is shorter. In epoch milliseconds. */
export const addMonths = (atMs: number, months: number): number => {
  const at = new Date(atMs)
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate()
  const month = at.getUTCMonth() + months
  const midnightMs = Date.UTC(at.getUTCFullYear(), month, Math.min(at.getUTCDate(), lastDay))
  return midnightMs + (atMs % dayMs)
}

/** Until when an interview must be kept. Null: nothing requires it, or the time is over. */
export const findKeepUntilMs = (
  preset: RetentionPreset,
  { submittedAtMs, nowMs }: { readonly submittedAtMs: number; readonly nowMs: number },
): number | null => {
  const { keepMonths } = retentionRules[preset]
  const untilMs = addMonths(submittedAtMs, keepMonths)
  return keepMonths > 0 && untilMs > nowMs ? untilMs : null
}

export interface AppliedPolicy {
  readonly preset: RetentionPreset
  readonly changedAtMs: number
}

/** When the policy deletes an interview: never before its members had `noticeDays` to see what is due. Null: it doesn't. */
export const findDeleteAtMs = (
  { preset, changedAtMs }: AppliedPolicy,
  { submittedAtMs, noticeDays }: { readonly submittedAtMs: number; readonly noticeDays: number },
): number | null => {
  const { deleteAfterMonths } = retentionRules[preset]
  if (deleteAfterMonths === null) return null
  return Math.max(addMonths(submittedAtMs, deleteAfterMonths), changedAtMs + noticeDays * dayMs)
}

/** Whether the days of notice since the policy changed are over. */
export const mayDeleteByPolicy = (
  { changedAtMs }: AppliedPolicy,
  { nowMs, noticeDays }: { readonly nowMs: number; readonly noticeDays: number },
): boolean => nowMs >= changedAtMs + noticeDays * dayMs
