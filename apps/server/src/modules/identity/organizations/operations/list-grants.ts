import type { Grant } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { OrganizationPorts } from '../ports'
import { presentGrants } from '../present-grant'
import { findGrant, listGrants as read } from '../repo-grants'

type GrantPorts = Pick<OrganizationPorts, 'listGrantTargetNames'>
interface GrantContext {
  readonly deps: Pick<Deps, 'withActor'>
  readonly ports: GrantPorts
}

/** Grants of the current organization, also those that ran out: they can be renewed. */
export const listGrants = async (
  { deps, ports }: GrantContext,
  actor: MemberCaller,
  input: { targetId?: string | undefined; userId?: string | undefined },
): Promise<Grant[]> => {
  const { organizationId } = actor
  const { targetId, userId } = input
  const rows = await deps.withActor(actor, (tx) => read(tx, { organizationId, targetId, userId }))
  return presentGrants(ports, actor, rows)
}

export const getGrant = async (
  { deps, ports }: GrantContext,
  actor: MemberCaller,
  input: { id: string },
): Promise<Grant> => {
  const { organizationId } = actor
  const row = await deps.withActor(actor, (tx) => findGrant(tx, { organizationId, id: input.id }))
  const [grant] = row === undefined ? [] : await presentGrants(ports, actor, [row])
  if (grant === undefined) throw notFound()
  return grant
}
