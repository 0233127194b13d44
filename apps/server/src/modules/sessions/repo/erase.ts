import {
  answer,
  answerTake,
  candidateAccess,
  candidateQuestion,
  consent,
  dataSubject,
  interviewSession,
  screeningAnswer,
  sessionEvent,
  type Transaction,
} from '@candor/db'
import { eq } from 'drizzle-orm'

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
