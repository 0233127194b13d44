import { z } from 'zod'
import { route } from '../builder'
import { grantKinds, grantTargets, interfaceLanguages, roles } from '../enums'
import { member } from '../policy'
import { zEmail, zId, zInstant, zText } from '../shared/primitives'

/**
 * A right to see one set (with its submissions), one submission, the submission of one interview or those of one applicant. A member who
 * is a viewer sees nothing else. Other people open a link.
 */
export const zGrant = z.object({
  id: zId,
  kind: z.enum(grantKinds),
  /** Null unless it is a member's. */
  userId: zId.nullable(),
  /** Of the member; an address is its own name; empty for a link. */
  name: z.string(),
  /** Null for a link. */
  email: z.string().nullable(),
  targetType: z.enum(grantTargets),
  targetId: zId,
  /** Of the set, or of the candidate. */
  targetName: z.string(),
  /** Whether recordings are part of it. */
  mayWatch: z.boolean(),
  /** Whether a link shows the candidate's address and answers to screening questions. Members always see them. */
  showsContact: z.boolean(),
  grantedBy: z.string(),
  createdAt: zInstant,
  /** Null: until it is revoked. A link always ends. */
  expiresAt: zInstant.nullable(),
  /** When a link was last opened; null: never, or it is a member's. */
  openedAt: zInstant.nullable(),
  /** How many browsers opened a link. */
  openCount: z.number().int(),
})
export type Grant = z.infer<typeof zGrant>

/** The address of a link is in this answer only: the server stores its hash. Null: a member needs none, and a mailed one is in the mail. */
export const zCreatedGrant = zGrant.extend({ url: z.string().nullable() })
export type CreatedGrant = z.infer<typeof zCreatedGrant>

const zGrants = z.object({ items: z.array(zGrant) })

const policy = member('member.manage')

const createErrors = [
  'SHARE_WITH_SELF',
  'SHARE_NEEDS_MEMBER',
  'SHARE_EXPIRY_INVALID',
  'INVALID_EMAIL',
  'MAIL_LIMIT_REACHED',
  'MAIL_BUDGET_REACHED',
  'SHARE_LIMIT_REACHED',
] as const

const zTerms = z.object({
  mayWatch: z.boolean().optional(),
  showsContact: z.boolean().default(false),
  /** Null or missing: a member's holds until it is revoked, a link for 14 days. */
  expiresAt: zInstant.nullable().default(null),
})

/** With whom: a member, an address (a member's is a grant for that member, any other gets a mail), or with neither by link. */
const zRecipient = zTerms.extend({
  userId: zId.optional(),
  email: zEmail.optional(),
  /** Of the mail. */
  language: z.enum(interfaceLanguages).default('en'),
})

export const accessRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/access',
    summary: 'Access grants given on sets, submissions, interviews and applicants',
    policy,
    errors: [],
  })
    .input(z.object({ targetId: zId.optional(), userId: zId.optional() }))
    .output(zGrants),
  create: route({
    service: 'identity',
    method: 'POST',
    path: '/access',
    summary: 'Grant access to a member, an address or by link; granting a member again renews it',
    policy,
    errors: [...createErrors],
    status: 201,
  })
    .input(zRecipient.extend({ targetType: z.enum(grantTargets), targetId: zId }))
    .output(zCreatedGrant),
  search: route({
    service: 'identity',
    method: 'GET',
    path: '/access/search',
    summary: 'Find members to grant access to',
    policy,
    errors: [],
  })
    .input(z.object({ keyword: zText(200).optional() }))
    .output(
      z.object({
        items: z.array(z.object({ userId: zId, name: z.string(), email: z.string(), role: z.enum(roles) })),
      }),
    ),
  get: route({ service: 'identity', method: 'GET', path: '/access/{id}', summary: 'One grant', policy, errors: [] })
    .input(z.object({ id: zId }))
    .output(zGrant),
  update: route({
    service: 'identity',
    method: 'PATCH',
    path: '/access/{id}',
    summary: 'Change until when a grant holds, or whether recordings are part of it',
    policy,
    errors: ['SHARE_EXPIRY_INVALID'],
  })
    .input(z.object({ id: zId, expiresAt: zInstant.nullable().optional(), mayWatch: z.boolean().optional() }))
    .output(zGrant),
  delete: route({
    service: 'identity',
    method: 'DELETE',
    path: '/access/{id}',
    summary: 'Revoke a grant; effective on the next request',
    policy,
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
}

/** An interview is one session. Its `id` is the session's, as in a submission's `sessionId`. */
export const interviewAccessRoutes = {
  list: route({
    service: 'interview',
    method: 'GET',
    path: '/interview/access',
    summary: 'Who may see an interview: by a grant on it, its submission, its applicant or its set',
    policy,
    errors: [],
  })
    .input(z.object({ sessionId: zId }))
    .output(zGrants),
  create: route({
    service: 'interview',
    method: 'POST',
    path: '/interview/access',
    summary: 'Share an interview with a member, an address or by link',
    policy,
    errors: [...createErrors],
    status: 201,
  })
    .input(zRecipient.extend({ sessionId: zId }))
    .output(zCreatedGrant),
  delete: route({
    service: 'interview',
    method: 'DELETE',
    path: '/interview/access/{id}',
    summary: 'Stop sharing an interview; effective on the next request',
    policy,
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
}

export const applicantAccessRoutes = {
  link: route({
    service: 'company',
    method: 'POST',
    path: '/applicant/link',
    summary: 'Make a link to the submissions of an applicant',
    policy,
    errors: ['SHARE_EXPIRY_INVALID', 'SHARE_LIMIT_REACHED'],
    status: 201,
  })
    .input(zTerms.extend({ id: zId }))
    .output(zCreatedGrant),
  access: route({
    service: 'company',
    method: 'GET',
    path: '/applicant/access/{id}',
    summary: 'Who may see an applicant or one of their submissions',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zGrants),
}
