import type { Member } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { presentMember } from '../present'
import { listMembers as read } from '../repo/members'
import { countOwners } from '../repo/organizations'

/** Members of the current organization, with what the caller may change of each. */
export const listMembers = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller): Promise<Member[]> =>
  deps.withActor(actor, async (tx) => {
    const ownerCount = await countOwners(tx, actor.organizationId)
    const rows = await read(tx, actor.organizationId)
    return rows.map((row) => presentMember(row, { actor, ownerCount }))
  })
