import type { Grant } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { OrganizationPorts } from '../ports'
import { presentGrants } from '../present'
import { findGrant } from '../repo/grants'

export type GrantDeps = Pick<Deps, 'withActor'> & Pick<OrganizationPorts, 'listGrantTargetNames'>

/** A grant of the current organization. A grant of a deleted target does not exist. */
export const getGrant = async (deps: GrantDeps, actor: MemberCaller, input: { id: string }): Promise<Grant> => {
  const { organizationId } = actor
  const row = await deps.withActor(actor, (tx) => findGrant(tx, { organizationId, id: input.id }))
  const [grant] = row === undefined ? [] : await presentGrants(deps, actor, [row])
  if (grant === undefined) throw notFound()
  return grant
}
