import { deletionLimits, retentionLimits } from '@candor/contract'
import { type AppliedPolicy, mayDeleteByPolicy, retentionRules } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { deleteSubmissionsQueue } from '../../deletions/queues'
import { hideLockedSubmissions } from '../../repo/deletions'
import { listHeld, listPolicies, lockDue } from '../../repo/retention-policy'

type DueDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs'>
const worker = { kind: 'worker' } as const

interface Due {
  readonly organizationId: string
  readonly months: number
}

/** Hides one batch of what is due and orders its erasure; returns whether there may be more. */
const deleteBatch = (deps: DueDeps, { organizationId, months }: Due): Promise<boolean> =>
  deps.withActor(worker, async (tx) => {
    const untilMs = deps.clock.nowMs()
    const locked = await lockDue(tx, { organizationId, months, untilMs }, deletionLimits.perRequest)
    // Once more, after the rows are locked: a hold may have been set while this waited for them.
    const held = new Set(await listHeld(tx, locked))
    const ids = locked.filter((id) => !held.has(id))
    if (ids.length === 0) return false
    const at = new Date(untilMs)
    const id = deps.newId()
    const dates = { orderedAt: at, undoUntil: at, dueAt: at }
    const added = { id, organizationId, orderedBy: null, submissionCount: ids.length, ...dates }
    await hideLockedSubmissions(tx, { ...added, cause: 'retention' }, ids)
    await deps.jobs.send(tx, { queue: deleteSubmissionsQueue, organizationId, data: { deletionId: id } })
    return locked.length === deletionLimits.perRequest
  })

const toDue = (
  { organizationId, ...policy }: AppliedPolicy & { readonly organizationId: string },
  nowMs: number,
): Due[] => {
  const months = retentionRules[policy.preset].deleteAfterMonths
  return months !== null && mayDeleteByPolicy(policy, { nowMs, noticeDays: retentionLimits.noticeDays })
    ? [{ organizationId, months }]
    : []
}

/** Deletes what each organization's retention policy no longer keeps, except what is on hold. Called every hour; repeatable. */
export const deleteDueSubmissions = async (deps: DueDeps): Promise<void> => {
  const policies = await deps.withActor(worker, listPolicies)
  const nowMs = deps.clock.nowMs()
  for (const due of policies.flatMap((policy) => toDue(policy, nowMs))) {
    while (await deleteBatch(deps, due));
  }
}
