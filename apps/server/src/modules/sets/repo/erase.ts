import {
  type ErasedCounts,
  interviewee,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  position,
  type Transaction,
} from '@candor/db'
import { and, eq, isNull, ne, notExists } from 'drizzle-orm'
import type { ErasedInterview, ErasedSession } from '../../../platform/interview-erasure'

/** Children before parents: no row is left whose parent is gone. */
const tables = [interviewee, interviewSetVersion, interviewSet, position] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}

/**
 * Frees the invitation with which an interview was begun that was never submitted: it stays for its own period, like one that was
 * not used.
 */
export async function freeInvitation(tx: Transaction, { dataSubjectId, setId }: ErasedSession): Promise<void> {
  await tx
    .update(interviewee)
    .set({ dataSubjectId: null })
    .where(
      and(eq(interviewee.dataSubjectId, dataSubjectId), eq(interviewee.setId, setId), isNull(interviewee.submittedAt)),
    )
}

/** Deletes the invitation with which an interview was taken, unless the person took the set another time. */
export async function deleteInvitation(tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> {
  const { dataSubjectId, setId, sessionId } = interview
  const others = tx
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
  const { rowCount } = await tx
    .delete(interviewee)
    .where(and(eq(interviewee.dataSubjectId, dataSubjectId), eq(interviewee.setId, setId), notExists(others)))
  return { invitations: { count: rowCount ?? 0, sizeBytes: null } }
}
