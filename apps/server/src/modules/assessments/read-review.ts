import type { Review } from '@candor/contract'
import type { Transaction } from '../submissions'
import { presentReview } from './present-review'
import { listDecisions, listQuestionLevels } from './repo/reviews'

/** The reviews of a submission as this member may read them. */
export const readReview = async (tx: Transaction, submissionId: string, userId: string): Promise<Review> =>
  presentReview(userId, {
    levels: await listQuestionLevels(tx, submissionId),
    decisions: await listDecisions(tx, submissionId),
  })
