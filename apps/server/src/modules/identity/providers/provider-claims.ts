import { z } from 'zod'
import type { ProviderIdentity } from './sign-in-provider'

const zText = z.string().optional().catch(undefined)

/** Claims of an ID token or of the userinfo endpoint. Some providers send truth as a word. */
const zClaims = z.object({
  sub: z.string().min(1).max(255),
  email: zText,
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).catch(false),
  given_name: zText,
  family_name: zText,
  name: zText,
  locale: zText,
})

const nameLimit = 60

/** As a name of ours: one line, no invisible characters, not too long. */
const tidy = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, nameLimit)
    .trim()

/** A name in one piece: the first word, and what follows it. */
const splitName = (name: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: tidy(first), lastName: tidy(rest.join(' ')) }
}

/** The person as OpenID Connect's standard claims tell; throws where these are not claims. */
export const parseClaims = (raw: unknown): ProviderIdentity => {
  const claims = zClaims.parse(raw)
  const hasParts = claims.given_name !== undefined || claims.family_name !== undefined
  const parts = { firstName: tidy(claims.given_name ?? ''), lastName: tidy(claims.family_name ?? '') }
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email !== undefined && claims.email_verified,
    ...(hasParts ? parts : splitName(claims.name ?? '')),
    locale: claims.locale ?? '',
  }
}

const zGithubUser = z.object({ id: z.number().int().positive(), login: z.string(), name: z.string().nullish() })
const zGithubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** The person as GitHub's API describes them. The number never changes (the login does); only the primary address is used. */
export const parseGithubUser = (rawUser: unknown, rawEmails: unknown): ProviderIdentity => {
  const user = zGithubUser.parse(rawUser)
  const primary = zGithubEmails.parse(rawEmails).find((email) => email.primary)
  return {
    subject: String(user.id),
    email: primary?.email ?? null,
    isEmailVerified: primary?.verified ?? false,
    ...splitName(user.name ?? user.login),
    locale: '',
  }
}
