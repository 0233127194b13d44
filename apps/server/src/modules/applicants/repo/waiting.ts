import { applicant, position, submission, type Transaction } from '@candor/db'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ApplicantScope } from './applicant-scope'
import { type ApplicantRow, applicantColumns } from './applicants'

export interface WaitingRow extends ApplicantRow {
  readonly replyBy: Date
  readonly submissionId: string
}

/** Only people with an interview are promised a reply: members who see no invited people see all of them. */
const isWaiting = ({ organizationId }: ApplicantScope): SQL | undefined =>
  and(eq(applicant.organizationId, organizationId), isNotNull(applicant.replyBy))

/** The earliest date first, in the order of its index. */
export const listWaitingRows = (tx: Transaction, scope: ApplicantScope, limit: number): Promise<WaitingRow[]> => {
  const newest = tx
    .select({ id: submission.id })
    .from(submission)
    .where(eq(submission.applicantId, applicant.id))
    .orderBy(sql`${submission.submittedAt} desc, ${submission.id} desc`)
    .limit(1)
    .as('newest')
  return tx
    .select({
      ...applicantColumns,
      replyBy: sql<Date>`${applicant.replyBy}`.mapWith(applicant.replyBy),
      submissionId: newest.id,
    })
    .from(applicant)
    .innerJoin(position, eq(position.id, applicant.positionId))
    .innerJoinLateral(newest, sql`true`)
    .where(isWaiting(scope))
    .orderBy(asc(applicant.replyBy))
    .limit(limit)
}

/** By its number: PostgreSQL reads no text of the year 0, which is a valid instant. */
const toTimestamp = (instant: string): SQL => sql`to_timestamp(${Date.parse(instant)}::float8 / 1000)`

/** How many wait: since before the day, until its end, and longer. */
export const countWaiting = async (
  tx: Transaction,
  scope: ApplicantScope,
  { dayStart, dayEnd }: { readonly dayStart: string; readonly dayEnd: string },
): Promise<{ overdue: number; today: number; later: number }> => {
  const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const { replyBy } = applicant
  const [start, end] = [toTimestamp(dayStart), toTimestamp(dayEnd)]
  const [counts] = await tx
    .select({
      overdue: countIf(sql`${replyBy} < ${start}`),
      today: countIf(sql`${replyBy} >= ${start} and ${replyBy} < ${end}`),
      later: countIf(sql`${replyBy} >= ${start} and ${replyBy} >= ${end}`),
    })
    .from(applicant)
    .where(isWaiting(scope))
  return counts ?? { overdue: 0, today: 0, later: 0 }
}
