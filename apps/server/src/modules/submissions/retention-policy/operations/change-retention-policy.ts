import type { RetentionPolicy, RetentionPreset } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { findPolicy, savePolicy } from '../../repo/retention-policy'
import { readPolicy } from '../read-policy'

/** Changes how long submissions are kept. The same preset again changes nothing, so the days of notice go on. */
export const changeRetentionPolicy = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { preset }: { readonly preset: RetentionPreset },
): Promise<RetentionPolicy> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId, userId: changedBy } = actor
    const nowMs = deps.clock.nowMs()
    if ((await findPolicy(tx, organizationId))?.preset !== preset) {
      await savePolicy(tx, { organizationId, preset, changedBy, changedAt: new Date(nowMs) })
      const subject = { type: 'organization', id: organizationId } as const
      await deps.audit.record(tx, { type: 'retention_policy.changed', actor, subject })
    }
    return readPolicy(tx, organizationId, nowMs)
  })
