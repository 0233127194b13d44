import { type Role, userStatus } from '@candor/contract'
import { authUser } from '@candor/db'
import type { MemberCaller } from '../../../../http/caller'
import type { TestDeps } from '../../../../testing/test-deps'
import { insertMember } from '../../core/repo/invites'

export interface Joined extends MemberCaller {
  readonly memberId: string
  readonly email: string
}

/** Adds a person to an organization, as the caller of operations. */
export const joinOrganization = async (
  deps: TestDeps,
  input: { organizationId: string; role: Role; firstName?: string; lastName?: string },
): Promise<Joined> => {
  const { organizationId, role, firstName = 'Lan', lastName = 'Phạm' } = input
  const at = new Date(deps.clock.nowMs())
  const userId = deps.newId()
  const memberId = deps.newId()
  const email = `${userId}@example.org`
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await tx.insert(authUser).values({
      id: userId,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email,
      emailVerified: true,
      status: userStatus.ACTIVE,
      createdAt: at,
      updatedAt: at,
    })
    await insertMember(tx, { id: memberId, organizationId, userId, role, createdAt: at })
  })
  return { kind: 'member', userId, organizationId, role, memberId, email }
}
