import {
  assessment,
  assessmentPolicy,
  judgeExam,
  judgeSample,
  questionLevel,
  reviewerLevel,
  submissionDecision,
  type Transaction,
} from '@candor/db'
import { eq } from 'drizzle-orm'

/** Children before parents, because of the foreign keys. */
const tables = [
  questionLevel,
  submissionDecision,
  reviewerLevel,
  judgeSample,
  judgeExam,
  assessmentPolicy,
  assessment,
] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}
