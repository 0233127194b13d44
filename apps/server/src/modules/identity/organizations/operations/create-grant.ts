import type { Grant, GrantTarget } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { OrganizationPorts } from '../ports'
import { lockOrganization } from '../repo'
import { saveGrant } from '../repo-grants'
import { findMemberOfUser } from '../repo-members'
import { getGrant } from './list-grants'

export interface NewGrantInput {
  readonly userId: string
  readonly targetType: GrantTarget
  readonly targetId: string
  readonly expiresAt: string | null
}

interface GrantContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>
  readonly ports: Pick<OrganizationPorts, 'listGrantTargetNames'>
}

/**
 * Shares a set or submission of the current organization with one of its members; sharing again renews. A foreign
 * target or person is reported as missing, like one that does not exist.
 */
export const createGrant = async (context: GrantContext, actor: MemberCaller, input: NewGrantInput): Promise<Grant> => {
  const { deps, ports } = context
  const { organizationId } = actor
  const { userId, targetType, targetId } = input
  const names = await ports.listGrantTargetNames(actor, [{ type: targetType, id: targetId }])
  if (!names.has(targetId)) throw notFound()
  const id = await deps.withActor(actor, async (tx) => {
    // Locked, so that a member who is removed at this moment keeps no grant.
    if (!(await lockOrganization(tx, organizationId))) throw notFound()
    if ((await findMemberOfUser(tx, { organizationId, userId })) === undefined) throw notFound()
    return saveGrant(tx, {
      id: deps.newId(),
      organizationId,
      userId,
      targetType,
      targetId,
      grantedBy: actor.userId,
      createdAt: new Date(deps.clock.nowMs()),
      expiresAt: input.expiresAt === null ? null : new Date(input.expiresAt),
    })
  })
  return getGrant(context, actor, { id })
}
