import {
  certificate,
  deletedInterview,
  type ErasedCounts,
  integrityComment,
  integrityInterval,
  integrityTake,
  submission,
  submissionDeletion,
  submissionFeedback,
  submissionView,
  type Transaction,
  transcriptCorrection,
} from '@candor/db'
import { eq } from 'drizzle-orm'
import type { ErasedInterview } from '../../../platform/interview-erasure'

/** Children before parents, because of the foreign keys. */
const tables = [
  integrityComment,
  integrityInterval,
  integrityTake,
  submissionFeedback,
  transcriptCorrection,
  certificate,
  submissionView,
  submission,
  submissionDeletion,
  deletedInterview,
] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}

/** Deletes this module's rows of one interview, the submission last. Feedback, corrections and certificates go with it. */
export async function deleteInterviewRows(tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> {
  for (const table of [integrityComment, integrityInterval, integrityTake] as const) {
    await tx.delete(table).where(eq(table.sessionId, interview.sessionId))
  }
  await tx.delete(submission).where(eq(submission.id, interview.submissionId))
  return { submissions: { count: 1, sizeBytes: null } }
}
