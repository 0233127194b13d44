import { z } from 'zod'
import { rawRoute, route } from '../builder'
import { abilities, roles } from '../enums'
import { personLimits } from '../limits'
import { user } from '../policy'
import { zBase64, zId, zInstant, zInterfaceLanguage, zName } from '../shared/primitives'

export const zOrganization = z.object({ id: zId, name: z.string(), role: z.enum(roles) })
export type Organization = z.infer<typeof zOrganization>

/** What the caller may do in the current organization; the web shows by this and never computes a role. */
export const zCan = z.record(z.enum(abilities), z.boolean())
export type Can = z.infer<typeof zCan>

/** Address of a picture below the product's origin; changes with the picture. Null: no picture, so initials are shown. */
export const zAvatarUrl = z.string().nullable()

export const zProfile = z.object({
  id: zId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  avatarUrl: zAvatarUrl,
  locale: zInterfaceLanguage,
  hasPassword: z.boolean(),
  /** The current organization requires a second factor and this person has none. */
  needsSecondFactor: z.boolean(),
  organization: zOrganization.nullable(),
  organizations: z.array(zOrganization),
  can: zCan,
})
export type Profile = z.infer<typeof zProfile>

/** As people write it; empty: none. */
const zPhone = z
  .string()
  .trim()
  .max(personLimits.phoneCharacters)
  .regex(/^\+?[\d\s().-]*$/)

/** A square picture of at most 128 KiB, PNG, JPEG or WebP, base64; null takes it away. */
const zAvatarBytes = zBase64(175_000).nullable()

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
    summary: 'Change name, phone, avatar or locale',
    policy: user,
    errors: ['FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE'],
  })
    .input(
      z.object({
        firstName: zName.optional(),
        lastName: zName.optional(),
        phone: zPhone.optional(),
        avatar: zAvatarBytes.optional(),
        locale: zInterfaceLanguage.optional(),
      }),
    )
    .output(zProfile),
}

export const zSocialAccount = z.object({
  provider: z.string(),
  label: z.string(),
  linkedAt: zInstant.nullable(),
})

/** Sign-in with a provider that the operator configured. */
export const socialRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/profile/social',
    summary: 'Configured providers, and since when each is linked to the own account',
    policy: user,
    errors: [],
  }).output(z.object({ items: z.array(zSocialAccount) })),
  unlink: route({
    service: 'identity',
    method: 'DELETE',
    path: '/profile/social/{provider}',
    summary: 'Unlink one; a mailed code signs in all the same',
    policy: user,
    errors: [],
    status: 204,
  }).input(z.object({ provider: z.string().regex(/^[a-z0-9-]{1,40}$/) })),
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

export const identityRawRoutes = {
  logo: rawRoute({
    id: 'identity.organization.logo',
    service: 'identity',
    method: 'GET',
    path: '/organization/{id}/logo/{hash}',
    summary: 'The logo of an organization; a replaced one is missing',
    policy: {
      who: 'anyone',
      why: 'candidates see it before they have access; the address contains the hash of the picture',
      reads: [],
    },
    errors: ['NOT_FOUND'],
    response: { status: 200, contentType: 'image/*' },
  }),
  avatar: rawRoute({
    id: 'identity.profile.avatar',
    service: 'identity',
    method: 'GET',
    path: '/profile/avatar/{id}',
    summary: 'The picture of oneself or of a colleague',
    policy: user,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    response: { status: 200, contentType: 'image/*' },
    query: { v: 'Changes with the picture, so that it can be cached for ever' },
  }),
  connect: rawRoute({
    id: 'identity.connect.start',
    service: 'identity',
    method: 'GET',
    path: '/connect/{provider}',
    summary: 'Start signing in with a provider; of a signed-in person, linking it',
    policy: { who: 'anyone', why: 'a sign-in begins without a session', reads: ['user'] },
    errors: ['NOT_FOUND'],
    response: { status: 302, contentType: null, headers: { Location: 'The provider’s page' } },
    query: { return_url: 'Where to go afterwards: a path inside the product' },
  }),
  connectCallback: rawRoute({
    id: 'identity.connect.callback',
    service: 'identity',
    method: 'GET',
    path: '/connect/{provider}/callback',
    summary: 'Return from a provider; state and nonce are bound to the browser, and used once',
    policy: { who: 'anyone', why: 'state, PKCE and the challenge cookie are the proof', reads: ['user'] },
    errors: ['NOT_FOUND'],
    response: { status: 302, contentType: null, headers: { Location: 'A page of the product' } },
    query: { code: 'Of the provider', state: 'Of this product', error: 'Of the provider' },
    ignoresUnknownQuery: 'providers add their own (RFC 6749, 4.1.2: unrecognized response parameters are ignored)',
  }),
}
