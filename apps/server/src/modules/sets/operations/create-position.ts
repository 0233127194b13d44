import type { JobFunctionId, PositionDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readPosition } from '../read-position'
import { insertPosition } from '../repo/positions'

/** Creates a position without a set. */
export const createPosition = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: MemberCaller,
  input: { readonly name: string; readonly functionId?: JobFunctionId | null | undefined },
): Promise<PositionDetail> =>
  deps.withActor(actor, async (tx) => {
    const id = deps.newId()
    const { organizationId } = actor
    await insertPosition(tx, { id, organizationId, ...input, at: new Date(deps.clock.nowMs()) })
    return readPosition(deps, tx, { actor, id })
  })
