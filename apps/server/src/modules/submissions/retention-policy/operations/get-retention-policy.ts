import type { RetentionPolicy } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { readPolicy } from '../read-policy'

/** How long the organization keeps submissions, what is deleted next, and what is on hold. */
export const getRetentionPolicy = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<RetentionPolicy> => deps.withActor(actor, (tx) => readPolicy(tx, actor.organizationId, deps.clock.nowMs()))
