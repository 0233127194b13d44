import type { AppliedPolicy } from '@candor/domain'
import { findKeepUntilMs } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { listKeptDeletions, listPolicies, saveDueAt } from '../../repo/retention-policy'

type RealignDeps = Pick<Deps, 'withActor' | 'clock'>
const worker = { kind: 'worker' } as const

const realign = (deps: RealignDeps, policy: AppliedPolicy & { readonly organizationId: string }): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const nowMs = deps.clock.nowMs()
    for (const { id, undoUntil, dueAt, latestSubmittedAt } of await listKeptDeletions(tx, policy.organizationId)) {
      const keepUntilMs = findKeepUntilMs(policy.preset, { submittedAtMs: latestSubmittedAt.getTime(), nowMs })
      const dueAtMs = Math.max(undoUntil.getTime(), keepUntilMs ?? 0)
      if (dueAtMs !== dueAt.getTime()) await saveDueAt(tx, id, new Date(dueAtMs))
    }
  })

/** Hidden submissions follow the policy that holds now, as all others do. Called every hour; repeatable. */
export const realignDeletions = async (deps: RealignDeps): Promise<void> => {
  for (const policy of await deps.withActor(worker, listPolicies)) await realign(deps, policy)
}
