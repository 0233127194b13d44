import type { Role } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { searchMembers } from '../repo/members'

export interface Grantee {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** Members of the current organization with whom something can be shared. */
export const searchGrantees = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { keyword?: string | undefined },
): Promise<Grantee[]> =>
  deps.withActor(actor, async (tx) => {
    const rows = await searchMembers(tx, { organizationId: actor.organizationId, keyword: input.keyword ?? '' })
    return rows.map((row) => ({ userId: row.userId, name: row.name, email: row.email, role: row.role }))
  })
