import { type Deletion, deletionLimits } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { listDeletionRows } from '../../repo/deletions'
import { presentDeletion } from '../present'

/** The latest receipts of the organization, the newest first. */
export const listDeletions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
): Promise<{ items: Deletion[] }> =>
  deps.withActor(actor, async (tx) => {
    const rows = await listDeletionRows(tx, actor.organizationId, deletionLimits.listed)
    const nowMs = deps.clock.nowMs()
    return { items: rows.map((row) => presentDeletion(row, nowMs)) }
  })
