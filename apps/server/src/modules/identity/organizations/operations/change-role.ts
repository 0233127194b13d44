import type { Member, Role } from '@candor/contract'
import { refuseRoleChange } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { loadMemberChange } from '../load-member-change'
import { presentMember } from '../present'
import { setRole } from '../repo/members'
import { countOwners } from '../repo/organizations'

export interface ChangedRole {
  readonly member: Member
  /** The caller changed their own role: their session gets a new id. */
  readonly isOwnPrivilege: boolean
}

/** Gives a member another role. The last owner can't be demoted, even by simultaneous requests. */
export const changeRole = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  input: { id: string; role: Role },
): Promise<ChangedRole> =>
  deps.withActor(actor, async (tx) => {
    const { row, change } = await loadMemberChange(tx, actor, input.id)
    const refusal = refuseRoleChange({ ...change, next: input.role })
    if (refusal !== null) throw new AppError(refusal)
    await setRole(tx, row.id, input.role)
    const subject = { type: 'user', id: row.userId } as const
    await deps.audit.record(tx, { type: 'member.role_changed', actor, subject, detail: input.role })
    const after = { ...row, role: input.role }
    const role = change.isSelf ? input.role : change.actor
    const ownerCount = await countOwners(tx, actor.organizationId)
    return {
      member: presentMember(after, { actor: { userId: actor.userId, role }, ownerCount }),
      isOwnPrivilege: change.isSelf && change.target !== input.role,
    }
  })
