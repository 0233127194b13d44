import { refuseRemoval } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { loadMemberChange } from '../load-member-change'
import { deleteMember } from '../repo/members'

/** Removes a member or the caller, effective on that person's next request. Returns whether it was the caller. */
export const removeMember = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ isSelf: boolean }> =>
  deps.withActor(actor, async (tx) => {
    const { row, change } = await loadMemberChange(tx, actor, input.id)
    const refusal = refuseRemoval(change)
    if (refusal !== null) throw new AppError(refusal)
    await deleteMember(tx, { organizationId: actor.organizationId, id: row.id, userId: row.userId })
    await deps.audit.record(tx, { type: 'member.removed', actor, subject: { type: 'user', id: row.userId } })
    return { isSelf: change.isSelf }
  })
