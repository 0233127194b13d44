import type { Grant, GrantTarget } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { saveGrant } from '../repo/grants'
import { findMemberByUser } from '../repo/members'
import { lockOrganization } from '../repo/organizations'
import { type GrantDeps, getGrant } from './get-grant'

export interface NewGrantInput {
  readonly userId: string
  readonly targetType: GrantTarget
  readonly targetId: string
  readonly expiresAt: string | null
}

type CreateGrantDeps = GrantDeps & Pick<Deps, 'clock' | 'newId' | 'audit'>

/**
 * Shares a set or submission of the current organization with one of its members; sharing again renews the grant. A foreign
 * target or person is reported as missing, like one that does not exist.
 */
export const createGrant = async (deps: CreateGrantDeps, actor: MemberCaller, input: NewGrantInput): Promise<Grant> => {
  const { organizationId } = actor
  const { userId, targetType, targetId } = input
  const names = await deps.listGrantTargetNames(actor, [{ type: targetType, id: targetId }])
  if (!names.has(targetId)) throw notFound()
  const id = await deps.withActor(actor, async (tx) => {
    // Locked, so that a member who is removed at the same time gets no grant.
    if (!(await lockOrganization(tx, organizationId))) throw notFound()
    if ((await findMemberByUser(tx, { organizationId, userId })) === undefined) throw notFound()
    const subject = { type: targetType, id: targetId }
    await deps.audit.record(tx, { type: 'access.granted', actor, subject, granteeId: userId })
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
  return getGrant(deps, actor, { id })
}
