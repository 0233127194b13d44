import type { Feedback } from '@candor/contract'
import { submissionFeedback, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { SubmissionOwner } from './own-submission'

export const findFeedback = async (tx: Transaction, submissionId: string): Promise<Feedback | null> => {
  const [row] = await tx
    .select({
      companyRating: submissionFeedback.companyRating,
      interviewerRating: submissionFeedback.interviewerRating,
      comment: submissionFeedback.comment,
    })
    .from(submissionFeedback)
    .where(eq(submissionFeedback.submissionId, submissionId))
  return row ?? null
}

/** One feedback for each submission: a later one replaces it. */
export const saveFeedbackRow = async (
  tx: Transaction,
  change: { readonly owner: SubmissionOwner; readonly feedback: Feedback; readonly nowMs: number },
): Promise<void> => {
  const { companyRating, interviewerRating, comment } = change.feedback
  const values = { companyRating, interviewerRating, comment, updatedAt: new Date(change.nowMs) }
  await tx
    .insert(submissionFeedback)
    .values({ ...change.owner, ...values })
    .onConflictDoUpdate({ target: submissionFeedback.submissionId, set: values })
}
