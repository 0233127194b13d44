import { type Deletion, deletionLimits } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { findDeletion, hideSubmissions } from '../../repo/deletions'
import { listHeld } from '../../repo/retention-policy'
import { planDates } from '../plan-dates'
import { presentDeletion } from '../present'
import { deleteSubmissionsQueue } from '../queues'

/**
 * Deletes submissions; if one of them is foreign or missing, none is. They are hidden from every member at once, and a job erases
 * them after the time to undo it, or when the organization need not keep them any more. Throws LEGAL_HOLD if one is on hold.
 */
export const deleteSubmissions = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'audit'>,
  actor: MemberCaller,
  input: { readonly ids: readonly string[] },
): Promise<Deletion> =>
  deps.withActor(actor, async (tx) => {
    const ids = [...new Set(input.ids)]
    const nowMs = deps.clock.nowMs()
    const { organizationId, userId: orderedBy } = actor
    const id = deps.newId()
    const { undoMinutes } = deletionLimits
    const { dates, startAfterMs } = await planDates(tx, { organizationId, ids, nowMs, undoMinutes })
    const added = { id, organizationId, orderedBy, submissionCount: ids.length, ...dates }
    if ((await hideSubmissions(tx, added, ids)) < ids.length) throw notFound()
    // After hiding, because it locks the rows: a hold that is set meanwhile waits, and finds them gone.
    if ((await listHeld(tx, ids)).length > 0) throw new AppError('LEGAL_HOLD')
    await deps.audit.recordAll(
      tx,
      ids.map((submissionId) => ({
        type: 'submission.deleted',
        actor,
        subject: { type: 'submission', id: submissionId },
      })),
    )
    if (startAfterMs !== null) {
      const data = { deletionId: id }
      await deps.jobs.send(tx, { queue: deleteSubmissionsQueue, organizationId, data, startAfterMs })
    }
    const row = await findDeletion(tx, organizationId, id)
    if (row === undefined) throw new Error('a deletion was gone as soon as it was made')
    return presentDeletion(row, nowMs)
  })
