import {
  authUser,
  interviewSession,
  interviewSet,
  legalHold,
  position,
  retentionPolicy,
  submission,
  submissionDeletion,
  type Transaction,
} from '@candor/db'
import { type AppliedPolicy, addMonths } from '@candor/domain'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'

/** Days of a month can be missing in a later one: no submission is due earlier than this before the same day. */
const shortMonthDays = 3
const dayMs = 86_400_000

/** Undefined: the organization never chose one. */
export const findPolicy = async (tx: Transaction, organizationId: string): Promise<AppliedPolicy | undefined> => {
  const [row] = await tx
    .select({ preset: retentionPolicy.preset, changedAt: retentionPolicy.changedAt })
    .from(retentionPolicy)
    .where(eq(retentionPolicy.organizationId, organizationId))
  return row && { preset: row.preset, changedAtMs: row.changedAt.getTime() }
}

export const findPolicyAuthor = async (tx: Transaction, organizationId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ name: authUser.name })
    .from(retentionPolicy)
    .innerJoin(authUser, eq(authUser.id, retentionPolicy.changedBy))
    .where(eq(retentionPolicy.organizationId, organizationId))
  return row?.name ?? null
}

export const savePolicy = async (tx: Transaction, row: typeof retentionPolicy.$inferInsert): Promise<void> => {
  const { preset, changedBy, changedAt } = row
  await tx
    .insert(retentionPolicy)
    .values(row)
    .onConflictDoUpdate({ target: retentionPolicy.organizationId, set: { preset, changedBy, changedAt } })
}

/** The policies of all organizations. Only the worker reads them. */
export const listPolicies = async (tx: Transaction): Promise<(AppliedPolicy & { organizationId: string })[]> => {
  const rows = await tx.select().from(retentionPolicy)
  return rows.map(({ organizationId, preset, changedAt }) => ({
    organizationId,
    preset,
    changedAtMs: changedAt.getTime(),
  }))
}

interface DueQuery {
  readonly organizationId: string
  readonly months: number
  /** Epoch milliseconds. */
  readonly untilMs: number
}

/** Submitted so many months before the instant, neither hidden nor on hold. The first comparison can use an index. */
const isDue = ({ organizationId, months, untilMs }: DueQuery) =>
  and(
    eq(submission.organizationId, organizationId),
    isNull(submission.deletionId),
    lte(submission.submittedAt, new Date(addMonths(untilMs, -months) + shortMonthDays * dayMs)),
    sql`(${submission.submittedAt} at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC' <= ${new Date(untilMs).toISOString()}::timestamptz`,
    isNull(legalHold.submissionId),
  )

const named = {
  submissionId: submission.id,
  firstName: submission.firstName,
  lastName: submission.lastName,
  language: interviewSession.language,
  positionName: position.name,
  submittedAt: submission.submittedAt,
}

const selectNamed = (tx: Transaction) =>
  tx
    .select({ ...named, reason: legalHold.reason, heldAt: legalHold.heldAt, heldByName: authUser.name })
    .from(submission)
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(position, eq(position.id, interviewSet.positionId))
    .leftJoin(legalHold, eq(legalHold.submissionId, submission.id))
    .leftJoin(authUser, eq(authUser.id, legalHold.heldBy))
export type NamedRow = Awaited<ReturnType<typeof selectNamed>>[number]

/** The submissions that are due, the earliest first. */
export const listDue = (tx: Transaction, query: DueQuery, limit: number): Promise<NamedRow[]> =>
  selectNamed(tx).where(isDue(query)).orderBy(asc(submission.submittedAt), asc(submission.id)).limit(limit)

export const countDue = async (tx: Transaction, query: DueQuery): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(submission)
    .leftJoin(legalHold, eq(legalHold.submissionId, submission.id))
    .where(isDue(query))
  return row?.total ?? 0
}

/** Locks submissions that are due, so that no hold is set meanwhile; returns their ids. */
export const lockDue = async (tx: Transaction, query: DueQuery, limit: number): Promise<string[]> => {
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .leftJoin(legalHold, eq(legalHold.submissionId, submission.id))
    .where(isDue(query))
    .orderBy(asc(submission.submittedAt), asc(submission.id))
    .limit(limit)
    .for('update', { of: submission, skipLocked: true })
  return rows.map(({ id }) => id)
}

export const listHolds = (tx: Transaction, organizationId: string, limit: number): Promise<NamedRow[]> =>
  selectNamed(tx)
    .where(and(eq(legalHold.organizationId, organizationId), isNotNull(legalHold.submissionId)))
    .orderBy(desc(legalHold.heldAt))
    .limit(limit)

/** Undefined: it is missing, hidden or another organization's. */
export const findNamed = async (
  tx: Transaction,
  organizationId: string,
  submissionId: string,
): Promise<NamedRow | undefined> => {
  const [row] = await selectNamed(tx).where(
    and(eq(submission.organizationId, organizationId), eq(submission.id, submissionId)),
  )
  return row
}

/** Locks a submission, so that no deletion hides it meanwhile. */
export const lockSubmission = async (tx: Transaction, organizationId: string, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(and(eq(submission.organizationId, organizationId), eq(submission.id, id)))
    .for('update')
  return rows.length > 0
}

/** Which of these submissions are on hold. */
export const listHeld = async (tx: Transaction, submissionIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ id: legalHold.submissionId })
    .from(legalHold)
    .where(inArray(legalHold.submissionId, [...submissionIds]))
  return rows.map(({ id }) => id)
}

export const saveHold = async (tx: Transaction, row: typeof legalHold.$inferInsert): Promise<void> => {
  const { reason, heldBy, heldAt } = row
  await tx
    .insert(legalHold)
    .values(row)
    .onConflictDoUpdate({ target: legalHold.submissionId, set: { reason, heldBy, heldAt } })
}

export const deleteHold = async (tx: Transaction, submissionId: string): Promise<void> => {
  await tx.delete(legalHold).where(eq(legalHold.submissionId, submissionId))
}

/** When the latest of these submissions was submitted. Null: there is none of them. */
export const findLatestSubmission = async (tx: Transaction, submissionIds: readonly string[]): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: max(submission.submittedAt) })
    .from(submission)
    .where(inArray(submission.id, [...submissionIds]))
  return row?.at ?? null
}

/** Deletions that wait, with the latest submission that each hides. */
export const listKeptDeletions = (
  tx: Transaction,
  organizationId: string,
): Promise<{ id: string; undoUntil: Date; dueAt: Date; latestSubmittedAt: Date }[]> =>
  tx
    .select({
      id: submissionDeletion.id,
      undoUntil: submissionDeletion.undoUntil,
      dueAt: submissionDeletion.dueAt,
      latestSubmittedAt: sql<Date>`max(${submission.submittedAt})`.mapWith(submission.submittedAt),
    })
    .from(submissionDeletion)
    .innerJoin(submission, eq(submission.deletionId, submissionDeletion.id))
    .where(
      and(
        eq(submissionDeletion.organizationId, organizationId),
        eq(submissionDeletion.state, 'scheduled'),
        inArray(submissionDeletion.cause, ['member', 'candidate']),
      ),
    )
    .groupBy(submissionDeletion.id)

export const saveDueAt = async (tx: Transaction, deletionId: string, dueAt: Date): Promise<void> => {
  await tx
    .update(submissionDeletion)
    .set({ dueAt })
    .where(and(eq(submissionDeletion.id, deletionId), eq(submissionDeletion.state, 'scheduled')))
}
