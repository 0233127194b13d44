import { countUndoMs } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { lockDeletion } from '../../repo/deletions'
import { findPendingOwnDeletion, restoreOwnSubmission } from '../../repo/own-deletions'

const worker = { kind: 'worker' } as const

/** Restores an interview that the candidate deleted, for the company too. Throws DELETION_FINAL when its time is over. */
export const undoOwnDeletion = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  caller: Pick<Caller, 'candidate'>,
  { id: submissionId }: { readonly id: string },
): Promise<void> => {
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const place = { organizationId, dataSubjectId, submissionId }
    const isFound = await deps.withActor(worker, async (tx) => {
      const pending = await findPendingOwnDeletion(tx, place)
      if (pending === undefined) return false
      const nowMs = deps.clock.nowMs()
      const locked = await lockDeletion(tx, pending.id)
      if (locked === undefined || countUndoMs(locked, nowMs) === 0) throw new AppError('DELETION_FINAL')
      await restoreOwnSubmission(tx, place, { id: pending.id, at: new Date(nowMs) })
      await deps.audit.record(tx, {
        type: 'submission.restored',
        actor: { kind: 'candidate', organizationId, dataSubjectId },
        subject: { type: 'submission', id: submissionId },
      })
      return true
    })
    if (isFound) return
  }
  throw notFound()
}
