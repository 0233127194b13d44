import type { DimId } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { lockVisibleSubmission } from '../lock-visible-submission'
import { endReviewerLevel } from '../repo/versions'

/** Ends the caller's own level of a dimension; the row stays as a record. Without such a level nothing changes. */
export const removeLevel = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  input: { id: string; dimId: DimId },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    await lockVisibleSubmission(deps, tx, { actor, id: input.id })
    const at = new Date(deps.clock.nowMs())
    await endReviewerLevel(tx, { submissionId: input.id, dimId: input.dimId, reviewerId: actor.userId, at })
    await deps.audit.record(tx, { type: 'level.removed', actor, subject: { type: 'submission', id: input.id } })
  })
