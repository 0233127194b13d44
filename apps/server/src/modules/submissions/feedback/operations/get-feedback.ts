import type { Feedback } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { asSubmissionOwner } from '../../as-submission-owner'
import { findFeedback } from '../../repo/feedback'

/** What the candidate said about their submitted interview; null: nothing yet. */
export const getFeedback = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<Caller, 'candidate'>,
  input: { readonly submissionId: string },
): Promise<{ readonly feedback: Feedback | null }> =>
  asSubmissionOwner(deps, { caller, submissionId: input.submissionId }, async (tx) => ({
    feedback: await findFeedback(tx, input.submissionId),
  }))
