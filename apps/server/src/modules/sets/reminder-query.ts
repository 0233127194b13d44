import { intervieweeRules } from '@candor/domain'
import type { ReminderQuery } from './repo/interviewees'

/** Whom a reminder to all reaches. */
export const createReminderQuery = (setId: string, nowMs: number): ReminderQuery => ({
  setId,
  now: new Date(nowMs),
  mailedBefore: new Date(nowMs - intervieweeRules.reminderDueAfterMs),
  maxReminders: intervieweeRules.maxReminders,
})
