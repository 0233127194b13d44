import {
  type DatedState,
  getIntervieweeState,
  type IntervieweeDates,
  listIntervieweeStates,
  type MailHistory,
} from '@candor/domain'
import type { IntervieweeRecord } from './repo/interviewees'

const toMs = (date: Date | null): number | null => date?.getTime() ?? null

const readDates = (row: IntervieweeRecord): IntervieweeDates => ({
  invitedAtMs: row.createdAt.getTime(),
  expiresAtMs: row.expiresAt.getTime(),
  openedAtMs: toMs(row.openedAt),
  startedAtMs: toMs(row.startedAt),
  submittedAtMs: toMs(row.submittedAt),
  withdrawnAtMs: toMs(row.withdrawnAt),
  unsubscribedAtMs: toMs(row.unsubscribedAt),
})

export const readState = (row: IntervieweeRecord, nowMs: number): DatedState =>
  getIntervieweeState(readDates(row), nowMs)

export const readHistory = (row: IntervieweeRecord, nowMs: number): DatedState[] =>
  listIntervieweeStates(readDates(row), nowMs)

export const readMailHistory = (row: IntervieweeRecord): MailHistory => ({
  lastMailAtMs: toMs(row.remindedAt ?? row.mailedAt),
  reminderCount: row.reminderCount,
  isMailWaiting: row.mailDue !== null,
})
