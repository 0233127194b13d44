import { reduceSubmission } from '@candor/domain'
import type { Deps } from '../../../deps'
import { findSubmissionByTake, type Transaction } from '../../submissions'
import { orderAssessment } from '../order-assessment'
import { lockMachine, saveMachine, saveRequest } from '../repo/submission-machine'

/**
 * Requests another assessment if the words of a current take arrive after the submission was assessed. The version
 * without these words stays. Runs in the transaction that stores the words.
 */
export const reassessLateWords = async (
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Transaction,
  place: { readonly sessionId: string; readonly answerId: string; readonly take: number },
): Promise<void> => {
  const submissionId = await findSubmissionByTake(tx, place)
  const before = submissionId === null ? undefined : await lockMachine(tx, submissionId)
  if (submissionId === null || before === undefined) return
  const nowMs = deps.clock.nowMs()
  const { state, effects } = reduceSubmission(before, { type: 'assessmentRepeated', nowMs })
  if (effects.length === 0) return
  await saveMachine(tx, submissionId, { state, at: new Date(nowMs) })
  await saveRequest(tx, submissionId, { cause: 'late_words', reason: null, requestedBy: null, excludesFluency: false })
  await orderAssessment(deps, tx, { submissionId })
}
