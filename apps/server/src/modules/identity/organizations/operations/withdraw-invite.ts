import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { withdrawInvite as write } from '../repo/invites'

/** Withdraws an invite of the current organization that is still open: its link leads nowhere from now on. */
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
