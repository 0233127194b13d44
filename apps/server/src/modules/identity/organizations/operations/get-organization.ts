import type { Can, Organization, OrganizationDetail, Role } from '@candor/contract'
import { abilitiesOf, assignableRoles, can, refuseRemoval } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import { notFound } from '../../../../platform/errors'
import { presentMembership } from '../../core/present'
import { listMemberships, type Transaction } from '../../core/repo'
import { countMembers, countOwners, findOrganization } from '../repo'

type Actor = Pick<SignedIn, 'userId' | 'organizationId'>

/**
 * One of the person's organizations; any other is reported as missing, like one that does not exist. For the actor
 * `auth`.
 */
export const findOwn = async (tx: Transaction, of: { userId: string; id: string }): Promise<Organization> => {
  const found = (await listMemberships(tx, of.userId)).find((row) => row.organizationId === of.id)
  if (found === undefined) throw notFound()
  return presentMembership(found)
}

/** Only in the current organization can anything be changed: another has to be entered first. */
const canOf = (of: { role: Role; ownerCount: number; isCurrent: boolean }): OrganizationDetail['can'] => {
  const { role, ownerCount, isCurrent } = of
  const manages = isCurrent && can(role, 'member.manage')
  const leaving = { actor: role, isSelf: true, target: role, ownerCount }
  return {
    rename: manages,
    invite: manages,
    inviteAs: manages ? [...assignableRoles(role, null)] : [],
    delete: isCurrent && can(role, 'organization.delete'),
    leave: isCurrent && refuseRemoval(leaving) === null,
  }
}

/** One of the caller's own organizations, with what may be done to it. */
export const getOrganization = (
  deps: Pick<Deps, 'withActor'>,
  actor: Actor,
  input: { id: string },
): Promise<OrganizationDetail> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const own = await findOwn(tx, { userId: actor.userId, id: input.id })
    const row = await findOrganization(tx, input.id)
    if (row === undefined) throw notFound()
    const ownerCount = await countOwners(tx, own.id)
    return {
      ...own,
      memberCount: await countMembers(tx, own.id),
      createdAt: toInstant(row.createdAt.getTime()),
      can: canOf({ role: own.role, ownerCount, isCurrent: own.id === actor.organizationId }),
    }
  })

/** What the person may do in one of their own organizations, the current one or not. */
export const getAccess = (
  deps: Pick<Deps, 'withActor'>,
  actor: Actor,
  input: { id: string },
): Promise<{ role: Role; can: Can }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const { role } = await findOwn(tx, { userId: actor.userId, id: input.id })
    return { role, can: abilitiesOf(role) }
  })
