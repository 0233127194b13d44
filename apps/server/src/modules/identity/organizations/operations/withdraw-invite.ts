import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { withdrawInvite as write } from '../repo/invites'

/** Withdraws an open invite of the current organization; its link becomes invalid. */
export const withdrawInvite = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<void> => {
  const at = new Date(deps.clock.nowMs())
  const { organizationId } = actor
  const isWithdrawn = await deps.withActor(actor, (tx) => write(tx, { organizationId, id: input.id, at }))
  if (!isWithdrawn) throw notFound()
}
