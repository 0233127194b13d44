import type { Feedback, SavedFeedback } from '@candor/contract'
import { submissionFeedback, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { SubmissionOwner } from './submission-owner'

export const findFeedback = async (tx: Transaction, submissionId: string): Promise<Feedback | null> => {
  const [row] = await tx
    .select({
      companyRating: submissionFeedback.companyRating,
      interviewerRating: submissionFeedback.interviewerRating,
      experience: submissionFeedback.experience,
      comment: submissionFeedback.comment,
    })
    .from(submissionFeedback)
    .where(eq(submissionFeedback.submissionId, submissionId))
  return row ?? null
}

/** One feedback for each submission: a later one replaces it. Without an answer to `experience`, the earlier answer stays. */
export const saveFeedbackRow = async (
  tx: Transaction,
  change: { readonly owner: SubmissionOwner; readonly feedback: SavedFeedback; readonly nowMs: number },
): Promise<void> => {
  const { companyRating, interviewerRating, experience, comment } = change.feedback
  const answered = experience === undefined ? {} : { experience }
  const values = { companyRating, interviewerRating, ...answered, comment, updatedAt: new Date(change.nowMs) }
  await tx
    .insert(submissionFeedback)
    .values({ ...change.owner, ...values })
    .onConflictDoUpdate({ target: submissionFeedback.submissionId, set: values })
}
