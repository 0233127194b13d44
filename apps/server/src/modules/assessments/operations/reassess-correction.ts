import { isBeingAssessed, reduceSubmission } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Transaction } from '../../submissions'
import { orderAssessment } from '../order-assessment'
import { lockMachine, readsFluency, saveMachine, saveRequest } from '../repo/submission-machine'

/**
 * Requests another assessment after a candidate corrected what was heard. Earlier versions stay, and an accommodation that a
 * member chose stays too. An ordered assessment reads the correction anyway; one that runs may have read the words before, so the
 * event is delivered again.
 */
export const reassessCorrection = async (
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Transaction,
  { submissionId }: { readonly submissionId: string },
): Promise<void> => {
  const before = await lockMachine(tx, submissionId)
  if (before === undefined) return
  if (isBeingAssessed(before))
    throw new Error('the submission is being assessed; its correction is assessed afterwards')
  const nowMs = deps.clock.nowMs()
  const { state, effects } = reduceSubmission(before, { type: 'assessmentRepeated', nowMs })
  if (effects.length === 0) return
  const excludesFluency = !(await readsFluency(tx, submissionId))
  await saveMachine(tx, submissionId, { state, at: new Date(nowMs) })
  await saveRequest(tx, submissionId, { cause: 'corrected', reason: null, requestedBy: null, excludesFluency })
  await orderAssessment(deps, tx, { submissionId })
}
