import { submission, type Transaction } from '@candor/db'
import { eq, isNotNull } from 'drizzle-orm'

export interface SubmissionOwner {
  readonly submissionId: string
  readonly organizationId: string
  readonly dataSubjectId: string
  /** Members don't see it any more: it will be erased. */
  readonly isDeleted: boolean
}

export const findSubmissionOwner = async (tx: Transaction, id: string): Promise<SubmissionOwner | null> => {
  const [row] = await tx
    .select({
      submissionId: submission.id,
      organizationId: submission.organizationId,
      dataSubjectId: submission.dataSubjectId,
      isDeleted: isNotNull(submission.deletionId).mapWith(Boolean),
    })
    .from(submission)
    .where(eq(submission.id, id))
  return row ?? null
}
