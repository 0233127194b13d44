import { z } from 'zod'
import { route } from '../builder'
import { roles } from '../enums'
import { organizationLimits } from '../limits'
import { anyone, member, user } from '../policy'
import { zLogoUrl } from '../shared/branding'
import { zBase64, zDisplayName, zEmail, zId, zInstant, zInterfaceLanguage, zText } from '../shared/primitives'
import { zInviteKey } from './auth'
import { zAvatarUrl, zCan, zOrganization, zProfile } from './profile'

export const zOrganizationName = zDisplayName(organizationLimits.nameCharacters)

export const zOrganizationDetail = zOrganization.extend({
  logoUrl: zLogoUrl,
  memberCount: z.number().int(),
  createdAt: zInstant,
  can: z.object({
    rename: z.boolean(),
    delete: z.boolean(),
    leave: z.boolean(),
    invite: z.boolean(),
    /** Roles that the caller may invite as; empty: none. */
    inviteAs: z.array(z.enum(roles)),
  }),
})
export type OrganizationDetail = z.infer<typeof zOrganizationDetail>

export const organizationRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/organization',
    summary: 'Organizations of the signed-in person',
    policy: user,
    errors: [],
  }).output(z.object({ items: z.array(zOrganization) })),
  create: route({
    service: 'identity',
    method: 'POST',
    path: '/organization',
    summary: 'Found an organization; the caller becomes its owner and works in it from now on',
    policy: user,
    errors: ['ORGANIZATION_LIMIT_REACHED'],
    status: 201,
  })
    .input(z.object({ name: zOrganizationName }))
    .output(zOrganization),
  get: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/{id}',
    summary: 'One of the own organizations',
    policy: user,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zOrganizationDetail),
  update: route({
    service: 'identity',
    method: 'PATCH',
    path: '/organization/{id}',
    summary: 'Rename the current organization',
    policy: member('member.manage'),
    errors: [],
  })
    .input(z.object({ id: zId, name: zOrganizationName }))
    .output(zOrganization),
  setLogo: route({
    service: 'identity',
    method: 'POST',
    path: '/organization/{id}/logo',
    summary:
      'Set or replace the logo of the current organization: PNG, JPEG or WebP, at most 512 KB and 2000 pixels a side',
    policy: member('member.manage'),
    errors: ['LOGO_TOO_LARGE', 'LOGO_TYPE_UNSUPPORTED', 'LOGO_UNREADABLE', 'LOGO_DIMENSIONS'],
  })
    // Longer than the largest logo, so that a larger file is refused by its size and not by its shape.
    .input(z.object({ id: zId, image: zBase64(1_000_000) }))
    .output(z.object({ logoUrl: z.string() })),
  removeLogo: route({
    service: 'identity',
    method: 'DELETE',
    path: '/organization/{id}/logo',
    summary: 'Remove the logo of the current organization',
    policy: member('member.manage'),
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  delete: route({
    service: 'identity',
    method: 'DELETE',
    path: '/organization/{id}',
    summary: 'Delete the current organization with everything in it; its name is repeated as a confirmation',
    policy: member('organization.delete'),
    errors: ['NAME_MISMATCH', 'LEGAL_HOLD'],
    status: 204,
  }).input(z.object({ id: zId, name: zText(organizationLimits.nameCharacters).min(1) })),
  access: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/access/{id}',
    summary: 'What the signed-in person may do in one of the own organizations',
    policy: user,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ role: z.enum(roles), can: zCan })),
  change: route({
    service: 'identity',
    method: 'POST',
    path: '/organization/change',
    summary: 'Switch the current organization; the session gets a new id',
    policy: user,
    errors: [],
    input: 'detailed',
  })
    .input(z.object({ query: z.object({ organization_id: zId }) }))
    .output(zProfile),
}

export const zMember = z.object({
  id: zId,
  userId: zId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatarUrl: zAvatarUrl,
  role: z.enum(roles),
  joinedAt: zInstant,
  isSelf: z.boolean(),
  can: z.object({
    /** Roles that the caller may give this member; empty: none. */
    assign: z.array(z.enum(roles)),
    remove: z.boolean(),
  }),
})
export type Member = z.infer<typeof zMember>

export const memberRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/members',
    summary: 'Members of the current organization',
    policy: member('set.read'),
    errors: [],
  }).output(z.object({ items: z.array(zMember) })),
  changeRole: route({
    service: 'identity',
    method: 'PATCH',
    path: '/organization/members/{id}',
    summary: 'Change a member’s role',
    policy: member('member.manage'),
    errors: ['ROLE_NOT_ALLOWED', 'LAST_OWNER'],
  })
    .input(z.object({ id: zId, role: z.enum(roles) }))
    .output(zMember),
  remove: route({
    service: 'identity',
    method: 'DELETE',
    path: '/organization/members/{id}',
    summary: 'Remove a member, or leave',
    policy: member('set.read'),
    errors: ['ROLE_NOT_ALLOWED', 'LAST_OWNER'],
    status: 204,
  }).input(z.object({ id: zId })),
}

export const zInvite = z.object({
  id: zId,
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string(),
  createdAt: zInstant,
  expiresAt: zInstant,
  isExpired: z.boolean(),
})
export type Invite = z.infer<typeof zInvite>

/** As the invited person sees it, signed in or not. */
export const zInviteView = z.object({
  organizationName: z.string(),
  invitedBy: z.string(),
  role: z.enum(roles),
  /** The invited address, shortened: a person who merely has the link must not learn it. */
  emailHint: z.string(),
  expiresAt: zInstant,
  /** Null: the reader is not signed in. */
  isForYou: z.boolean().nullable(),
})

export const inviteRoutes = {
  create: route({
    service: 'identity',
    method: 'POST',
    path: '/organization/{id}/invite',
    summary: 'Invite by email with a role; an open invite to the same address is replaced',
    policy: member('member.manage'),
    errors: ['INVALID_EMAIL', 'ROLE_NOT_ALLOWED', 'ALREADY_MEMBER', 'MAIL_LIMIT_REACHED', 'MAIL_BUDGET_REACHED'],
    status: 201,
  })
    .input(z.object({ id: zId, email: zEmail, role: z.enum(roles), locale: zInterfaceLanguage.default('en') }))
    .output(zInvite),
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/{id}/invite',
    summary: 'Pending invites of the current organization',
    policy: member('member.manage'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ items: z.array(zInvite) })),
  get: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/invite/{id}',
    summary: 'One invite, as the invited person sees it',
    policy: anyone('the code of the mailed link is the proof', 'user'),
    errors: ['LINK_INVALID'],
  })
    .input(zInviteKey)
    .output(zInviteView),
  withdraw: route({
    service: 'identity',
    method: 'DELETE',
    path: '/organization/invite/{id}',
    summary: 'Withdraw an invite',
    policy: member('member.manage'),
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  respond: route({
    service: 'identity',
    method: 'POST',
    path: '/organization/invite/response',
    summary: 'Accept (signed in with the invited address) or decline (the code is enough)',
    policy: anyone('the code of the mailed link is the proof; accepting needs a session besides', 'user'),
    errors: ['LINK_INVALID', 'INVITE_OTHER_EMAIL', 'ALREADY_MEMBER'],
  })
    .input(zInviteKey.extend({ accept: z.boolean() }))
    .output(z.object({ organizationId: zId.nullable() })),
}
