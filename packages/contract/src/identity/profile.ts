import { z } from 'zod'
import { route } from '../builder'
import { abilities, roles } from '../enums'
import { member, user } from '../policy'
import { zId, zLanguage, zName } from '../shared/primitives'

export const zOrganization = z.object({ id: zId, name: z.string(), role: z.enum(roles) })

/** What the caller may do in the current organization; the web shows by this and never computes a role. */
export const zCan = z.record(z.enum(abilities), z.boolean())

export const zProfile = z.object({
  id: zId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: zLanguage,
  organization: zOrganization.nullable(),
  organizations: z.array(zOrganization),
  can: zCan,
})
export type Profile = z.infer<typeof zProfile>

export const profileRoutes = {
  get: route({
    service: 'identity',
    method: 'GET',
    path: '/profile',
    summary: 'The signed-in person, their organizations and what they may do',
    policy: user,
    errors: [],
  }).output(zProfile),
  changeInformation: route({
    service: 'identity',
    method: 'POST',
    path: '/profile/change-information',
    summary: 'Change name or locale',
    policy: user,
    errors: [],
  })
    .input(z.object({ firstName: zName.optional(), lastName: zName.optional(), locale: zLanguage.optional() }))
    .output(zProfile),
}

export const organizationRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/organization',
    summary: 'Organizations of the signed-in person',
    policy: user,
    errors: [],
  }).output(z.object({ items: z.array(zOrganization) })),
  get: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/{id}',
    summary: 'One organization',
    policy: user,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zOrganization),
  update: route({
    service: 'identity',
    method: 'PATCH',
    path: '/organization/{id}',
    summary: 'Rename the organization',
    policy: member('member.manage'),
    errors: [],
  })
    .input(z.object({ id: zId, name: z.string().trim().min(1).max(120) }))
    .output(zOrganization),
}

export const roleRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/role',
    summary: 'The roles and what each may do',
    policy: user,
    errors: [],
  }).output(z.object({ items: z.array(z.object({ role: z.enum(roles), can: zCan })) })),
}
