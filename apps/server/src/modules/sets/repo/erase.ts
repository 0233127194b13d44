import {
  type ErasedCounts,
  interviewee,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  position,
  type Transaction,
} from '@candor/db'
import { and, eq, isNotNull, ne, notExists } from 'drizzle-orm'
import type { ErasedInterview, ErasedSession } from '../../../platform/interview-erasure'

/** Children before parents: no row is left whose parent is gone. */
const tables = [interviewee, interviewSetVersion, interviewSet, position] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}

/** Other interviews of the person in the set. */
const selectOthers = (tx: Transaction, { dataSubjectId, setId, sessionId }: ErasedSession) =>
  tx
    .select({ id: interviewSession.id })
    .from(interviewSession)
    .where(
      and(
        eq(interviewSession.dataSubjectId, dataSubjectId),
        eq(interviewSession.setId, setId),
        eq(interviewSession.isPractice, false),
        ne(interviewSession.id, sessionId),
      ),
    )

/** The invitations with which the person took the set, unless another of their interviews in it is left. */
const isLastUse = (tx: Transaction, session: ErasedSession) =>
  and(
    eq(interviewee.dataSubjectId, session.dataSubjectId),
    eq(interviewee.setId, session.setId),
    notExists(selectOthers(tx, session)),
  )

/**
 * Frees the invitation with which an interview was begun that was never submitted: it stays for its own period, like one that was
 * not used. One with which an earlier interview was submitted goes with the last interview.
 */
export async function freeInvitation(tx: Transaction, session: ErasedSession): Promise<void> {
  await tx.delete(interviewee).where(and(isLastUse(tx, session), isNotNull(interviewee.submittedAt)))
  await tx.update(interviewee).set({ dataSubjectId: null, startedAt: null }).where(isLastUse(tx, session))
}

/** Deletes the invitation with which an interview was taken, unless the person took the set another time. */
export async function deleteInvitation(tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> {
  const { rowCount } = await tx.delete(interviewee).where(isLastUse(tx, interview))
  return { invitations: { count: rowCount ?? 0, sizeBytes: null } }
}
