import type { Deletion } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { findDeletion } from '../../repo/deletions'
import { presentDeletion } from '../present'

/** The receipt of a deletion of the organization. */
export const getDeletion = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<Deletion> =>
  deps.withActor(actor, async (tx) => {
    const row = await findDeletion(tx, actor.organizationId, id)
    if (row === undefined) throw notFound()
    return presentDeletion(row, deps.clock.nowMs())
  })
