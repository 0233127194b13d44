import type { OrganizationDetail, Role } from '@candor/contract'
import { assignableRoles, can, refuseRemoval } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import { AppError, notFound } from '../../../../platform/errors'
import { findLogoUrl } from '../../../../platform/logo-url'
import { hasSecondFactor } from '../../core/repo/second-factors'
import { getOwnOrganization } from '../get-own-organization'
import { countMembers, countOwners, findOrganization } from '../repo/organizations'

type Actor = Pick<SignedIn, 'userId' | 'organizationId'>

/** Only in the current organization can anything be changed: another has to be entered first. */
const listAbilities = (input: { role: Role; ownerCount: number; isCurrent: boolean }): OrganizationDetail['can'] => {
  const { role, ownerCount, isCurrent } = input
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
    const own = await getOwnOrganization(tx, { userId: actor.userId, id: input.id })
    const row = await findOrganization(tx, input.id)
    if (row === undefined) throw notFound()
    if (row.requiresSecondFactor && !(await hasSecondFactor(tx, actor.userId))) {
      throw new AppError('SECOND_FACTOR_REQUIRED')
    }
    const ownerCount = await countOwners(tx, own.id)
    return {
      ...own,
      logoUrl: findLogoUrl(row),
      memberCount: await countMembers(tx, own.id),
      createdAt: toInstant(row.createdAt.getTime()),
      can: listAbilities({ role: own.role, ownerCount, isCurrent: own.id === actor.organizationId }),
    }
  })
