import { type Deletion, deletionLimits } from '@candor/contract'
import { planDeletion } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { findDeletion, hideSubmissions } from '../../repo/deletions'
import { presentDeletion } from '../present'
import { deleteSubmissionsQueue } from '../queues'

/**
 * Deletes submissions; if one of them is foreign or missing, none is. They are hidden from every member at once, and a job erases
 * them after the time to undo it.
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
    const { dueAtMs } = planDeletion(nowMs, deletionLimits.undoMinutes)
    const dates = { orderedAt: new Date(nowMs), dueAt: new Date(dueAtMs) }
    const added = { id, organizationId, orderedBy, submissionCount: ids.length, ...dates }
    if ((await hideSubmissions(tx, added, ids)) < ids.length) throw notFound()
    await deps.audit.recordAll(
      tx,
      ids.map((submissionId) => ({
        type: 'submission.deleted',
        actor,
        subject: { type: 'submission', id: submissionId },
      })),
    )
    const order = { queue: deleteSubmissionsQueue, organizationId, data: { deletionId: id }, startAfterMs: dueAtMs }
    await deps.jobs.send(tx, order)
    const row = await findDeletion(tx, organizationId, id)
    if (row === undefined) throw new Error('a deletion was gone as soon as it was made')
    return presentDeletion(row, nowMs)
  })
