import { type Role, userStatus } from '@candor/contract'
import { authUser, member } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps'
import type { MemberCaller } from '../http/caller'
import { insertOrganization } from '../modules/identity/core/repo/organizations'

/** A person with an organization of their own, as the caller of operations. */
export const makeMember = async (
  deps: Pick<Deps, 'withActor' | 'newId' | 'clock'>,
  role: Role = 'owner',
): Promise<MemberCaller> => {
  const at = new Date(deps.clock.nowMs())
  const userId = deps.newId()
  const organizationId = deps.newId()
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await tx.insert(authUser).values({
      id: userId,
      name: 'Mai Trần',
      firstName: 'Mai',
      lastName: 'Trần',
      email: `${userId}@example.org`,
      emailVerified: true,
      status: userStatus.ACTIVE,
      createdAt: at,
      updatedAt: at,
    })
    await insertOrganization(tx, { id: organizationId, name: 'Sao Mai', ownerId: userId, memberId: deps.newId(), at })
    if (role !== 'owner') await tx.update(member).set({ role }).where(eq(member.userId, userId))
  })
  return { kind: 'member', userId, organizationId, role }
}
