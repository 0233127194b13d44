import type { Role } from '@candor/contract'
import { authUser, member } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps'
import type { MemberCaller } from '../http/caller'
import { makeMember } from './make-member'

/** Another member of an organization. */
export const addColleague = async (
  deps: Pick<Deps, 'withActor' | 'newId' | 'clock'>,
  { organizationId }: Pick<MemberCaller, 'organizationId'>,
  { role, name }: { readonly role: Role; readonly name: string },
): Promise<MemberCaller> => {
  const { userId } = await makeMember(deps)
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await tx.update(authUser).set({ name }).where(eq(authUser.id, userId))
    const createdAt = new Date(deps.clock.nowMs())
    await tx.insert(member).values({ id: deps.newId(), organizationId, userId, role, createdAt })
  })
  return { kind: 'member', userId, organizationId, role }
}
