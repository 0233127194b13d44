import type { SavedFeedback } from '@candor/contract'
import { listFeedbackFaults } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { asSubmissionOwner } from '../../as-submission-owner'
import { saveFeedbackRow } from '../../repo/feedback'

/** Stores the candidate's feedback on their submission, in place of an earlier one. */
export const saveFeedback = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Pick<Caller, 'candidate'>,
  input: SavedFeedback & { readonly submissionId?: string | undefined },
): Promise<void> => {
  const { submissionId = null, ...feedback } = input
  const isIncomplete = listFeedbackFaults({ ...feedback, submissionId }).length > 0
  if (submissionId === null || isIncomplete) throw new AppError('SUBMISSION_ID_MISSING')
  await asSubmissionOwner(deps, { caller, submissionId }, (tx, owner) =>
    saveFeedbackRow(tx, { owner, feedback, nowMs: deps.clock.nowMs() }),
  )
}
