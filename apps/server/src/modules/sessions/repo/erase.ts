import { userStatus } from '@candor/contract'
import {
  answer,
  answerTake,
  candidateAccess,
  candidateQuestion,
  consent,
  dataSubject,
  type ErasedCounts,
  interviewSession,
  screeningAnswer,
  sessionEvent,
  type Transaction,
} from '@candor/db'
import { and, eq, ne } from 'drizzle-orm'
import type { ErasedSession } from '../../../platform/interview-erasure'

/** Children before parents: no row is left whose parent is gone. */
const tables = [
  candidateAccess,
  candidateQuestion,
  screeningAnswer,
  consent,
  sessionEvent,
  answerTake,
  answer,
  interviewSession,
  dataSubject,
] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}

/**
 * Deletes the person's name and address if this was their last interview. The row stays for a while without them, so that a
 * browser that could open the interview can say what became of it.
 */
const forgetPerson = async (tx: Transaction, dataSubjectId: string, at: Date): Promise<number> => {
  const left = await tx
    .select({ id: interviewSession.id })
    .from(interviewSession)
    .where(and(eq(interviewSession.dataSubjectId, dataSubjectId), eq(interviewSession.isPractice, false)))
    .limit(1)
  if (left.length > 0) return 0
  const { rowCount } = await tx
    .update(dataSubject)
    .set({ email: '', firstName: '', lastName: '', status: userStatus.DELETED, addressProvenAt: null, updatedAt: at })
    .where(and(eq(dataSubject.id, dataSubjectId), ne(dataSubject.status, userStatus.DELETED)))
  return rowCount ?? 0
}

/** Deletes this module's rows of one interview; what refers to its session and answers goes with them. */
export async function deleteInterviewRows(tx: Transaction, interview: ErasedSession, at: Date): Promise<ErasedCounts> {
  const { sessionId, dataSubjectId } = interview
  await tx.delete(screeningAnswer).where(eq(screeningAnswer.sessionId, sessionId))
  await tx.delete(consent).where(eq(consent.sessionId, sessionId))
  const questions = await tx.delete(candidateQuestion).where(eq(candidateQuestion.sessionId, sessionId))
  const answers = await tx.delete(answer).where(eq(answer.sessionId, sessionId))
  await tx.delete(interviewSession).where(eq(interviewSession.id, sessionId))
  return {
    answers: { count: answers.rowCount ?? 0, sizeBytes: null },
    questions: { count: questions.rowCount ?? 0, sizeBytes: null },
    people: { count: await forgetPerson(tx, dataSubjectId, at), sizeBytes: null },
  }
}
