import type { PositionDetail } from '@candor/contract'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { notFound } from '../../platform/errors'
import { getViewerScope } from '../access'
import { presentPosition } from './present'
import { findPosition, listSeenSets } from './repo/positions'
import type { Transaction } from './repo/sets'

/** A position as its organization's member sees it; one that they may not see is reported as missing. */
export const readPosition = async (
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  { actor, id }: { readonly actor: MemberCaller; readonly id: string },
): Promise<PositionDetail> => {
  const sight = { organizationId: actor.organizationId, scope: getViewerScope(deps, actor) }
  const row = await findPosition(tx, id, sight)
  if (row === undefined) throw notFound()
  return { ...presentPosition(row), sets: await listSeenSets(tx, id, sight) }
}
