import { z } from 'zod'
import { route } from '../builder'
import { grantTargets, roles } from '../enums'
import { member } from '../policy'
import { zId, zInstant, zText } from '../shared/primitives'

/** A right for one member to see one set (with its submissions) or one submission. A viewer sees nothing else. */
export const zGrant = z.object({
  id: zId,
  userId: zId,
  name: z.string(),
  email: z.string(),
  targetType: z.enum(grantTargets),
  targetId: zId,
  /** Of the set, or of the candidate of the submission. */
  targetName: z.string(),
  grantedBy: z.string(),
  createdAt: zInstant,
  /** Null: until it is revoked. */
  expiresAt: zInstant.nullable(),
})
export type Grant = z.infer<typeof zGrant>

const policy = member('member.manage')

export const accessRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/access',
    summary: 'Access grants given on sets and submissions',
    policy,
    errors: [],
  })
    .input(z.object({ targetId: zId.optional(), userId: zId.optional() }))
    .output(z.object({ items: z.array(zGrant) })),
  create: route({
    service: 'identity',
    method: 'POST',
    path: '/access',
    summary: 'Grant access; granting again renews it',
    policy,
    errors: [],
    status: 201,
  })
    .input(
      z.object({
        userId: zId,
        targetType: z.enum(grantTargets),
        targetId: zId,
        expiresAt: zInstant.nullable().default(null),
      }),
    )
    .output(zGrant),
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
    summary: 'Change until when a grant holds',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId, expiresAt: zInstant.nullable() }))
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
