import { asMember, asUser } from '../../../http/caller'
import type { IdentityServices } from '../core/services'
import { getProfile } from '../people/operations/get-profile'
import { acceptInvite } from './operations/accept-invite'
import { changeRole } from './operations/change-role'
import { createGrant } from './operations/create-grant'
import { createInvite } from './operations/create-invite'
import { createOrganization } from './operations/create-organization'
import { declineInvite } from './operations/decline-invite'
import { deleteOrganization } from './operations/delete-organization'
import { getAccess } from './operations/get-access'
import { getGrant } from './operations/get-grant'
import { getInvite } from './operations/get-invite'
import { getOrganization } from './operations/get-organization'
import { listGrants } from './operations/list-grants'
import { listInvites } from './operations/list-invites'
import { listMembers } from './operations/list-members'
import { listOrganizations } from './operations/list-organizations'
import { listViewers } from './operations/list-viewers'
import { removeLogo } from './operations/remove-logo'
import { removeMember } from './operations/remove-member'
import { renameOrganization } from './operations/rename-organization'
import { revokeGrant } from './operations/revoke-grant'
import { searchGrantees } from './operations/search-grantees'
import { setLogo } from './operations/set-logo'
import { updateGrant } from './operations/update-grant'
import { withdrawInvite } from './operations/withdraw-invite'
import type { OrganizationPorts } from './ports'

/** When a person's own rights change, their session gets a new id. */
const createOrganizationOwnRoutes = ({ deps, os, sessions }: IdentityServices) => {
  const { organization } = os.identity
  return {
    list: organization.list.handler(async ({ context }) => ({
      items: await listOrganizations(deps, asUser(context.caller)),
    })),
    create: organization.create.handler(async ({ input, context }) => {
      const { userId } = asUser(context.caller)
      const made = await createOrganization(deps, { userId }, input)
      await sessions.renew(context, made.id)
      return made
    }),
    get: organization.get.handler(({ input, context }) => getOrganization(deps, asUser(context.caller), input)),
    update: organization.update.handler(({ input, context }) =>
      renameOrganization(deps, asMember(context.caller), input),
    ),
    setLogo: organization.setLogo.handler(({ input, context }) => setLogo(deps, asMember(context.caller), input)),
    removeLogo: organization.removeLogo.handler(({ input, context }) =>
      removeLogo(deps, asMember(context.caller), input),
    ),
    delete: organization.delete.handler(async ({ input, context }) => {
      const actor = asMember(context.caller)
      await deleteOrganization(deps, actor, input)
      await sessions.renew(context)
    }),
    access: organization.access.handler(({ input, context }) => getAccess(deps, asUser(context.caller), input)),
    change: organization.change.handler(async ({ input, context }) => {
      const { userId } = asUser(context.caller)
      const organizationId = input.query.organization_id
      await getAccess(deps, { userId }, { id: organizationId })
      await sessions.renew(context, organizationId)
      return getProfile(deps, { userId, organizationId })
    }),
  }
}

const createMemberRoutes = ({ deps, os, sessions }: IdentityServices) => {
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

const createInviteRoutes = ({ deps, os, queueMail }: IdentityServices) => {
  const { invite } = os.identity
  return {
    create: invite.create.handler(({ input, context }) =>
      createInvite({ ...deps, queueMail }, asMember(context.caller), input),
    ),
    list: invite.list.handler(async ({ input, context }) => ({
      items: await listInvites(deps, asMember(context.caller), input),
    })),
    get: invite.get.handler(({ input, context }) => getInvite(deps, context.caller, input)),
    withdraw: invite.withdraw.handler(({ input, context }) => withdrawInvite(deps, asMember(context.caller), input)),
    respond: invite.respond.handler(async ({ input, context }) => {
      const { accept, ...key } = input
      if (accept) return acceptInvite(deps, asUser(context.caller), key)
      await declineInvite(deps, key)
      return { organizationId: null }
    }),
  }
}

const createGrantDeps = ({ deps, queueMail }: IdentityServices, ports: OrganizationPorts) => ({
  ...deps,
  queueMail,
  listGrantTargetNames: ports.listGrantTargetNames,
  listGrantTargets: ports.listGrantTargets,
})

const createAccessRoutes = (services: IdentityServices, ports: OrganizationPorts) => {
  const { deps, os } = services
  const { access } = os.identity
  const grantDeps = createGrantDeps(services, ports)
  return {
    list: access.list.handler(async ({ input, context: { caller } }) => ({
      items: await listGrants(grantDeps, asMember(caller), {
        userId: input.userId,
        targetIds: input.targetId === undefined ? undefined : [input.targetId],
      }),
    })),
    create: access.create.handler(({ input, context: { caller } }) => createGrant(grantDeps, asMember(caller), input)),
    search: access.search.handler(async ({ input, context: { caller } }) => ({
      items: await searchGrantees(deps, asMember(caller), input),
    })),
    get: access.get.handler(({ input, context: { caller } }) => getGrant(grantDeps, asMember(caller), input)),
    update: access.update.handler(({ input, context: { caller } }) => updateGrant(grantDeps, asMember(caller), input)),
    delete: access.delete.handler(({ input, context: { caller } }) => revokeGrant(deps, asMember(caller), input)),
  }
}

/** Who may see an interview, which is named by its session. */
export const createInterviewAccessRoutes = (services: IdentityServices, ports: OrganizationPorts) => {
  const { access } = services.os.interview
  const grantDeps = createGrantDeps(services, ports)
  return {
    list: access.list.handler(({ input, context: { caller } }) =>
      listViewers(grantDeps, asMember(caller), { type: 'interview', id: input.sessionId }),
    ),
    create: access.create.handler(({ input: { sessionId, ...input }, context: { caller } }) =>
      createGrant(grantDeps, asMember(caller), { ...input, targetType: 'interview', targetId: sessionId }),
    ),
    delete: access.delete.handler(({ input, context: { caller } }) =>
      revokeGrant(services.deps, asMember(caller), input),
    ),
  }
}

/** Who may see an applicant, and links to their submissions. */
export const createApplicantAccessRoutes = (services: IdentityServices, ports: OrganizationPorts) => {
  const { applicant } = services.os.company
  const grantDeps = createGrantDeps(services, ports)
  return {
    link: applicant.link.handler(({ input: { id, ...input }, context: { caller } }) =>
      createGrant(grantDeps, asMember(caller), { ...input, targetType: 'applicant', targetId: id, language: 'en' }),
    ),
    access: applicant.access.handler(({ input, context: { caller } }) =>
      listViewers(grantDeps, asMember(caller), { type: 'applicant', id: input.id }),
    ),
  }
}

/** Organizations, members, invites and access grants. */
export const createOrganizationRoutes = (services: IdentityServices, ports: OrganizationPorts) => ({
  organization: createOrganizationOwnRoutes(services),
  member: createMemberRoutes(services),
  invite: createInviteRoutes(services),
  access: createAccessRoutes(services, ports),
})
