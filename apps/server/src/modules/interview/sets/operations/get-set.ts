import type { SetDetail } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { notFound } from '../../../../errors'
import type { MemberCaller } from '../../../../http/caller'
import { presentDetail } from '../present'
import { findSet } from '../repo'

/** One set of the caller's organization; a foreign one is as missing as one that never was. */
export const getSet = (
  deps: Pick<Deps, 'withActor' | 'publicUrl'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<SetDetail> =>
  deps.withActor(actor, async (tx) => {
    const row = await findSet(tx, input.id)
    if (row === undefined) throw notFound()
    return presentDetail(row, { role: actor.role, publicUrl: deps.publicUrl })
  })
