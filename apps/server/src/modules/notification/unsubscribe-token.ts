import { timingSafeEqual } from 'node:crypto'
import type { MailCategory } from '@candor/contract'
import { z } from 'zod'
import type { Deps } from '../../deps'

/** What a reader no longer wants. `email` has its canonical form. */
export type Subscription =
  | { readonly category: 'invitations'; readonly email: string }
  /** A member chooses for each organization. */
  | { readonly category: 'notices'; readonly email: string; readonly organizationId: string }

const zSubscription = z.union([
  z.tuple([z.literal('invitations'), z.string()]).transform(([category, email]) => ({ category, email })),
  z
    .tuple([z.literal('notices'), z.string(), z.uuid()])
    .transform(([category, email, organizationId]) => ({ category, email, organizationId })),
])

/** What the reader of a mail can unsubscribe from; null: nothing. */
export const findSubscription = (row: {
  readonly category: MailCategory | null
  readonly to: string
  readonly organizationId: string | null
}): Subscription | null => {
  const { category, to: email, organizationId } = row
  if (category !== 'notices') return category === null ? null : { category, email }
  if (organizationId === null) throw new Error('a mail about notices belongs to an organization')
  return { category, email, organizationId }
}

const sign = (deps: Pick<Deps, 'keyedHash'>, body: string): string => deps.keyedHash('unsubscribe', body)

/** Signed, not stored: it never expires, and can only stop this kind of mail to this address. The page reads the category from it. */
export const makeUnsubscribeToken = (deps: Pick<Deps, 'keyedHash'>, input: Subscription): string => {
  const organization = input.category === 'notices' ? [input.organizationId] : []
  const body = Buffer.from(JSON.stringify([input.category, input.email, ...organization])).toString('base64url')
  return `${body}.${sign(deps, body)}`
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    // A signed body is always JSON; anything else names no subscription.
    return null
  }
}

/** The subscription that a token names; null if the token is forged. */
export const readUnsubscribeToken = (deps: Pick<Deps, 'keyedHash'>, token: string): Subscription | null => {
  const [body = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(deps, body))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = zSubscription.safeParse(parse(body))
  return parsed.success ? parsed.data : null
}
