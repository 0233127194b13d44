import { dataSubject, interviewSession, legalHold, sessionContact, submission, type Transaction } from '@candor/db'
import { and, asc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { ErasedSession } from '../../../platform/interview-erasure'

/**
 * Interviews that were never submitted and in which nothing has happened since this instant. One that waits for the company is held
 * until a time of its own. A legal hold on another interview of the person keeps them all.
 */
const isForgotten = (tx: Transaction, before: Date) =>
  and(
    isNull(interviewSession.submittedAt),
    sql`not ${interviewSession.isPractice}`,
    // Alone it could not use an index: the other times change with every answer.
    lt(interviewSession.createdAt, before),
    lt(interviewSession.updatedAt, before),
    sql`coalesce((${interviewSession.state} ->> 'heldUntilMs')::numeric, 0) < ${before.getTime()}`,
    notExists(
      tx
        .select({ id: sessionContact.sessionId })
        .from(sessionContact)
        .where(
          and(
            eq(sessionContact.sessionId, interviewSession.id),
            sql`${sessionContact.lastContactAt} >= ${before.toISOString()}`,
          ),
        ),
    ),
    notExists(
      tx
        .select({ id: legalHold.submissionId })
        .from(legalHold)
        .innerJoin(submission, eq(submission.id, legalHold.submissionId))
        .where(eq(submission.dataSubjectId, interviewSession.dataSubjectId)),
    ),
    notExists(tx.select({ id: submission.id }).from(submission).where(eq(submission.sessionId, interviewSession.id))),
  )

export interface ForgottenSession {
  readonly id: string
  readonly organizationId: string
  readonly createdAt: Date
}

/** In the order in which they were created, after the given instant. */
export const listForgotten = (
  tx: Transaction,
  { before, after, limit }: { readonly before: Date; readonly after: Date; readonly limit: number },
): Promise<ForgottenSession[]> =>
  tx
    .select({
      id: interviewSession.id,
      organizationId: interviewSession.organizationId,
      createdAt: interviewSession.createdAt,
    })
    .from(interviewSession)
    .where(and(isForgotten(tx, before), gt(interviewSession.createdAt, after)))
    .orderBy(asc(interviewSession.createdAt))
    .limit(limit)

const columns = {
  sessionId: interviewSession.id,
  setId: interviewSession.setId,
  organizationId: interviewSession.organizationId,
  dataSubjectId: interviewSession.dataSubjectId,
  email: dataSubject.email,
}

/** Locks the session; undefined: it is gone, or no longer forgotten. Commands of the candidate wait, and find nothing. */
export const lockForgotten = async (
  tx: Transaction,
  sessionId: string,
  before: Date,
): Promise<ErasedSession | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(interviewSession)
    .innerJoin(dataSubject, eq(dataSubject.id, interviewSession.dataSubjectId))
    .where(and(eq(interviewSession.id, sessionId), isForgotten(tx, before)))
    .for('update', { of: interviewSession })
  return row
}
