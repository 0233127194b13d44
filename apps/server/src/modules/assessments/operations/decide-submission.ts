import type { Review, ReviewDecision } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { lockVisibleSubmission } from '../lock-visible-submission'
import { readReview } from '../read-review'
import { deleteDecision, saveDecision } from '../repo/reviews'

/**
 * Saves the member's own decision with its reason, or removes it with null. Another decision without a reason keeps the one before. It
 * moves no one to another stage.
 */
export const decideSubmission = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id, decision, reason }: { id: string; decision: ReviewDecision | null; reason?: string | null | undefined },
): Promise<Review> =>
  deps.withActor(actor, async (tx) => {
    const { row } = await lockVisibleSubmission(deps, tx, { actor, id })
    const { userId } = actor
    const subject = { type: 'submission', id } as const
    if (decision !== null) {
      const { organizationId } = row
      const updatedAt = new Date(deps.clock.nowMs())
      await saveDecision(tx, { submissionId: id, userId, organizationId, decision, reason, updatedAt })
      await deps.audit.record(tx, { type: 'decision.set', actor, subject })
    } else if (await deleteDecision(tx, id, userId))
      await deps.audit.record(tx, { type: 'decision.removed', actor, subject })
    return readReview(tx, id, userId)
  })
