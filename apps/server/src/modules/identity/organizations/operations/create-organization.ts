import type { Organization } from '@candor/contract'
import { countAllowedOrganizations } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { recordOrganizationCreated } from '../../core/record-organization-created'
import { countOwnedOrganizations, insertOrganization } from '../../core/repo/organizations'
import { lockUser } from '../../core/repo/users'

/** Creates an organization whose owner is the caller. */
export const createOrganization = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'audit'>,
  actor: Pick<SignedIn, 'userId'>,
  input: { name: string },
): Promise<Organization> => {
  const id = deps.newId()
  const name = input.name
  const nowMs = deps.clock.nowMs()
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    const ownerId = actor.userId
    const account = await lockUser(tx, ownerId)
    if (account === undefined) throw notFound()
    const allowedCount = countAllowedOrganizations(nowMs - account.createdAt.getTime())
    if ((await countOwnedOrganizations(tx, ownerId)) >= allowedCount) throw new AppError('ORGANIZATION_LIMIT_REACHED')
    await insertOrganization(tx, { id, name, ownerId, memberId: deps.newId(), at: new Date(nowMs) })
    await recordOrganizationCreated(deps, tx, { organizationId: id, userId: ownerId })
  })
  return { id, name, role: 'owner' }
}
