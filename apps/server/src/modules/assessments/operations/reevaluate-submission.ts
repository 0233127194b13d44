import type { AssessmentState } from '@candor/contract'
import { reduceSubmission } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission } from '../../submissions'
import { orderAssessment } from '../order-assessment'
import { lockMachine, saveMachine, saveRequest } from '../repo/submission-machine'

export interface ReevaluationInput {
  readonly id: string
  readonly reason: string
  readonly excludesFluency: boolean
}

/** Requests another evaluation with the current engine. Earlier versions stay. */
export const reevaluateSubmission = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'jobs' | 'audit'>,
  actor: MemberCaller,
  input: ReevaluationInput,
): Promise<{ state: AssessmentState }> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))
    const before = row === undefined ? undefined : await lockMachine(tx, input.id)
    if (row === undefined || before === undefined) throw notFound()
    const nowMs = deps.clock.nowMs()
    const { state, effects } = reduceSubmission(before, { type: 'assessmentRepeated', nowMs })
    if (effects.length === 0) throw new AppError('ASSESSMENT_RUNNING')
    await saveMachine(tx, input.id, { state, at: new Date(nowMs) })
    const { reason, excludesFluency } = input
    await saveRequest(tx, input.id, { cause: 'reevaluated', reason, requestedBy: actor.userId, excludesFluency })
    await deps.audit.record(tx, { type: 'assessment.requested', actor, subject: { type: 'submission', id: input.id } })
    await orderAssessment(deps, tx, { submissionId: input.id })
    return { state: 'pending' }
  })
