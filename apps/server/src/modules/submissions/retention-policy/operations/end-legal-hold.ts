import type { SubmissionRetention } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { deleteHold, listHeld, lockSubmission } from '../../repo/retention-policy'
import { readRetention } from '../read-retention'

/** Ends the hold of a submission. Without one it changes nothing. Throws NOT_FOUND. */
export const endLegalHold = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { submissionId }: { readonly submissionId: string },
): Promise<SubmissionRetention> =>
  deps.withActor(actor, async (tx) => {
    if (!(await lockSubmission(tx, actor.organizationId, submissionId))) throw notFound()
    if ((await listHeld(tx, [submissionId])).length > 0) {
      await deleteHold(tx, submissionId)
      const subject = { type: 'submission', id: submissionId } as const
      await deps.audit.record(tx, { type: 'legal_hold.ended', actor, subject })
    }
    return readRetention(tx, { actor, submissionId, nowMs: deps.clock.nowMs() })
  })
