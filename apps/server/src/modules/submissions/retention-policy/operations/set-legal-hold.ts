import type { SubmissionRetention } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { lockSubmission, saveHold } from '../../repo/retention-policy'
import { readRetention } from '../read-retention'

/** Puts a hold on a submission, or changes the reason. Throws NOT_FOUND, also if it was just deleted. */
export const setLegalHold = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { submissionId, reason }: { readonly submissionId: string; readonly reason: string },
): Promise<SubmissionRetention> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId, userId: heldBy } = actor
    if (!(await lockSubmission(tx, organizationId, submissionId))) throw notFound()
    const nowMs = deps.clock.nowMs()
    await saveHold(tx, { submissionId, organizationId, reason, heldBy, heldAt: new Date(nowMs) })
    const subject = { type: 'submission', id: submissionId } as const
    await deps.audit.record(tx, { type: 'legal_hold.set', actor, subject })
    return readRetention(tx, { actor, submissionId, nowMs })
  })
