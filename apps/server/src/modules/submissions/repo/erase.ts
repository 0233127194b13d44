import {
  answer,
  answerTake,
  assessment,
  assessmentPolicy,
  candidateAccess,
  consent,
  dataSubject,
  integrityComment,
  integrityInterval,
  integrityTake,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  judgeExam,
  judgeSample,
  position,
  reviewerLevel,
  screeningAnswer,
  sessionEvent,
  submission,
  type Transaction,
} from '@candor/db'
import { eq } from 'drizzle-orm'

/** Children before parents: no row is left whose parent went, whatever refers to what. */
const tables = [
  candidateAccess,
  reviewerLevel,
  judgeSample,
  judgeExam,
  assessmentPolicy,
  integrityComment,
  integrityInterval,
  integrityTake,
  assessment,
  submission,
  screeningAnswer,
  consent,
  sessionEvent,
  answerTake,
  answer,
  interviewSession,
  dataSubject,
  interviewSetVersion,
  interviewSet,
  position,
] as const

/** Everything that interviews and their preparation keep of an organization. */
export const eraseInterviewRows = async (tx: Transaction, organizationId: string): Promise<void> => {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}
