import { timingSafeEqual } from 'node:crypto'
import { type MailCategory, mailCategories } from '@candor/contract'
import { z } from 'zod'
import type { Deps } from '../../deps'

/** One address and one kind of mail. */
export interface Subscription {
  /** Canonical form. */
  readonly email: string
  readonly category: MailCategory
}

const zSubscription = z.tuple([z.enum(mailCategories), z.string()])

const sign = (deps: Pick<Deps, 'keyedHash'>, body: string): string => deps.keyedHash('unsubscribe', body)

/** Signed, not stored: it never expires, and can only stop this kind of mail to this address. */
export const makeUnsubscribeToken = (deps: Pick<Deps, 'keyedHash'>, input: Subscription): string => {
  const body = Buffer.from(JSON.stringify([input.category, input.email])).toString('base64url')
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
  return parsed.success ? { category: parsed.data[0], email: parsed.data[1] } : null
}
