import type { Invite } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { presentInvite } from '../present'
import { listInvites as read } from '../repo/invites'

/** Open invites of the current organization. */
export const listInvites = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<Invite[]> => {
  if (input.id !== actor.organizationId) throw notFound()
  const rows = await deps.withActor(actor, (tx) => read(tx, actor.organizationId))
  return rows.map((row) => presentInvite(row, deps.clock.nowMs()))
}
