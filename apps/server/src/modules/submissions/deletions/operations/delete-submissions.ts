import { type Deletion, deletionLimits } from '@candor/contract'
import { findKeepUntilMs, planDeletion } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { findDeletion, hideSubmissions } from '../../repo/deletions'
import { findLatestSubmission, findPolicy, listHeld } from '../../repo/retention-policy'
import type { Transaction } from '../../repo/submissions'
import { presentDeletion } from '../present'
import { deleteSubmissionsQueue } from '../queues'

/** Until when all of these submissions may have been erased. Null: nothing requires that one of them is kept. */
const findLatestKeepMs = async (
  tx: Transaction,
  { organizationId, ids, nowMs }: { readonly organizationId: string; readonly ids: readonly string[]; nowMs: number },
): Promise<number | null> => {
  const policy = await findPolicy(tx, organizationId)
  const latest = policy && (await findLatestSubmission(tx, ids))
  return policy && latest ? findKeepUntilMs(policy.preset, { submittedAtMs: latest.getTime(), nowMs }) : null
}

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
    const keepUntilMs = await findLatestKeepMs(tx, { organizationId, ids, nowMs })
    const plan = planDeletion({ nowMs, undoMinutes: deletionLimits.undoMinutes, keepUntilMs })
    const dates = {
      orderedAt: new Date(nowMs),
      undoUntil: new Date(plan.undoUntilMs),
      dueAt: new Date(plan.dueAtMs),
    }
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
    // The queue doesn't hold a job for years: the hourly run orders the job of what must be kept.
    if (keepUntilMs === null) {
      const data = { deletionId: id }
      await deps.jobs.send(tx, { queue: deleteSubmissionsQueue, organizationId, data, startAfterMs: plan.dueAtMs })
    }
    const row = await findDeletion(tx, organizationId, id)
    if (row === undefined) throw new Error('a deletion was gone as soon as it was made')
    return presentDeletion(row, nowMs)
  })
