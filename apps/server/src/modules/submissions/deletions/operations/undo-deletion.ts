import type { Deletion } from '@candor/contract'
import { countUndoMs } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { findDeletion, lockDeletion, showSubmissions } from '../../repo/deletions'
import { presentDeletion } from '../present'

/**
 * Restores all submissions of a deletion of the organization. Throws DELETION_FINAL when its time is over, it was undone, or the candidate
 * deleted their own interview.
 */
export const undoDeletion = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<Deletion> =>
  deps.withActor(actor, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const locked = await lockDeletion(tx, id)
    if (locked === undefined) throw notFound()
    if (locked.cause !== 'member' || countUndoMs(locked, nowMs) === 0) throw new AppError('DELETION_FINAL')
    const restored = await showSubmissions(tx, id, new Date(nowMs))
    await deps.audit.recordAll(
      tx,
      restored.map((submissionId) => ({
        type: 'submission.restored',
        actor,
        subject: { type: 'submission', id: submissionId },
      })),
    )
    const row = await findDeletion(tx, actor.organizationId, id)
    if (row === undefined) throw notFound()
    return presentDeletion(row, nowMs)
  })
