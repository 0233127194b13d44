import type { PositionDetail } from '@candor/contract'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { notFound } from '../../platform/errors'
import { getViewerScope } from '../access'
import { presentPosition } from './present'
import { findPosition, listVisibleSets } from './repo/positions'
import type { Transaction } from './repo/sets'

/** A position as its organization's member sees it; one that they may not see is reported as missing. */
export const readPosition = async (
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  { actor, id }: { readonly actor: MemberCaller; readonly id: string },
): Promise<PositionDetail> => {
  const visibility = { organizationId: actor.organizationId, scope: getViewerScope(deps, actor) }
  const row = await findPosition(tx, id, visibility)
  if (row === undefined) throw notFound()
  return { ...presentPosition(row), sets: await listVisibleSets(tx, id, visibility) }
}
