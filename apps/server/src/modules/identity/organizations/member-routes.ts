import { asMember, asUser } from '../../../http/caller'
import type { IdentityParts } from '../core/parts'
import { changeRole } from './operations/change-role'
import { createInvite } from './operations/create-invite'
import { listInvites } from './operations/list-invites'
import { listMembers } from './operations/list-members'
import { removeMember } from './operations/remove-member'
import { acceptInvite, declineInvite } from './operations/respond-to-invite'
import { viewInvite } from './operations/view-invite'
import { withdrawInvite } from './operations/withdraw-invite'

export const createMemberRoutes = ({ deps, os, sessions }: IdentityParts) => {
  const { member } = os.identity
  return {
    list: member.list.handler(async ({ context }) => ({ items: await listMembers(deps, asMember(context.caller)) })),
    changeRole: member.changeRole.handler(async ({ input, context }) => {
      const actor = asMember(context.caller)
      const changed = await changeRole(deps, actor, input)
      if (changed.isOwnPrivilege) await sessions.renew(context, actor.organizationId)
      return changed.member
    }),
    remove: member.remove.handler(async ({ input, context }) => {
      const { isSelf } = await removeMember(deps, asMember(context.caller), input)
      if (isSelf) await sessions.renew(context)
    }),
  }
}

export const createInviteRoutes = ({ deps, os, queueMail }: IdentityParts) => {
  const { invite } = os.identity
  return {
    create: invite.create.handler(({ input, context }) =>
      createInvite({ ...deps, queueMail }, asMember(context.caller), input),
    ),
    list: invite.list.handler(async ({ input, context }) => ({
      items: await listInvites(deps, asMember(context.caller), input),
    })),
    get: invite.get.handler(({ input, context }) => viewInvite(deps, context.caller, input)),
    withdraw: invite.withdraw.handler(({ input, context }) => withdrawInvite(deps, asMember(context.caller), input)),
    respond: invite.respond.handler(async ({ input, context }) => {
      const { accept, ...key } = input
      if (accept) return acceptInvite(deps, asUser(context.caller), key)
      await declineInvite(deps, key)
      return { organizationId: null }
    }),
  }
}
