import type { PositionDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readPosition } from '../read-position'

/** One position with its sets. */
export const getPosition = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { readonly id: string },
): Promise<PositionDetail> => deps.withActor(actor, (tx) => readPosition(deps, tx, { actor, id: input.id }))
