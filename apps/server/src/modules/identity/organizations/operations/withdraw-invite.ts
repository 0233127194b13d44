import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { withdrawInvite as write } from '../repo/invites'

/** Withdraws an open invite of the current organization; its link becomes invalid. */
export const withdrawInvite = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<void> => {
  const at = new Date(deps.clock.nowMs())
  const { organizationId } = actor
  await deps.withActor(actor, async (tx) => {
    if (!(await write(tx, { organizationId, id: input.id, at }))) throw notFound()
    await deps.audit.record(tx, { type: 'invite.withdrawn', actor, subject: { type: 'invite', id: input.id } })
  })
}
