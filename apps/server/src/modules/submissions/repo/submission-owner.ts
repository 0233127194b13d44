import { submission, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'

export interface SubmissionOwner {
  readonly submissionId: string
  readonly organizationId: string
  readonly dataSubjectId: string
}

export const findSubmissionOwner = async (tx: Transaction, id: string): Promise<SubmissionOwner | null> => {
  const [row] = await tx
    .select({
      submissionId: submission.id,
      organizationId: submission.organizationId,
      dataSubjectId: submission.dataSubjectId,
    })
    .from(submission)
    .where(eq(submission.id, id))
  return row ?? null
}
