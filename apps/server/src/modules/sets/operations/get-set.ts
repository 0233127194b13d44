import type { SetDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { presentDetail } from '../present'
import { findVisibleSet } from '../repo/sets'

/** One set of the caller's organization; a foreign one, or one not shared with a viewer, is reported as missing. */
export const getSet = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'publicUrl'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<SetDetail> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSet(tx, input.id, getViewerScope(deps, actor))
    if (row === undefined) throw notFound()
    return presentDetail(row, { role: actor.role, publicUrl: deps.publicUrl })
  })
