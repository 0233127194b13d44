import { dataSubject, interviewSession, legalHold, sessionContact, submission, type Transaction } from '@candor/db'
import { and, asc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ErasedSession } from '../../../platform/interview-erasure'

/** The person of a session, under every name they gave with the same address. */
const selectSamePerson = (tx: Transaction) => {
  const named = alias(dataSubject, 'named')
  const same = alias(dataSubject, 'same')
  return tx
    .select({ id: same.id })
    .from(named)
    .innerJoin(
      same,
      or(
        eq(same.id, named.id),
        and(eq(same.organizationId, named.organizationId), eq(same.email, named.email), ne(same.email, '')),
      ),
    )
    .where(eq(named.id, interviewSession.dataSubjectId))
}

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
        .where(inArray(submission.dataSubjectId, selectSamePerson(tx))),
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

/**
 * Aborts the session for good, so that commands and conversations of the candidate are refused while it is erased. Undefined: it was
 * erased, or is no longer forgotten. Leaves the time of the last activity, so that an interrupted erasure finds it again.
 */
export const claimForgotten = async (
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
  if (row === undefined) return undefined
  const aborted = sql`jsonb_build_object('state', 'aborted', 'endedAtMs', ${before.getTime()}::bigint, 'awaiting', null, 'closing', null,
    'interruptedAtMs', null, 'clock', ${interviewSession.state} -> 'clock' || '{"runningSinceMs": null}')`
  await tx
    .update(interviewSession)
    .set({
      phase: 'aborted',
      state: sql`${interviewSession.state} || ${aborted}`,
      epoch: sql`${interviewSession.epoch} + 1`,
      ownerNode: null,
      wakeAt: null,
      // Long enough ago: no late recording is accepted.
      endedAt: before,
    })
    .where(eq(interviewSession.id, sessionId))
  await tx.delete(sessionContact).where(eq(sessionContact.sessionId, sessionId))
  return row
}

/** Locks a claimed session; false: another run has erased it. */
export const lockClaimed = async (tx: Transaction, sessionId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: interviewSession.id })
    .from(interviewSession)
    .where(and(eq(interviewSession.id, sessionId), eq(interviewSession.phase, 'aborted')))
    .for('update')
  return rows.length > 0
}
