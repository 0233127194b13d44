import { signInLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a browser shows of itself before anyone is signed in. Only keyed hashes of these are ever stored. */
export interface Browser {
  /** Challenge cookie: codes and round trips to providers work only in the browser that asked. Empty: it has none. */
  readonly token: string
  /** Known-browser cookie: somebody has signed in here before. Empty: nobody has. */
  readonly knownToken: string
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const challengeCookie = 'candor_challenge'
/** As long as a mailed confirmation: a password chosen at registration is taken over only in the browser that chose it. */
const challengeLifetimeS = signInLimits.confirmationMs / 1000
const knownCookie = 'candor_known'
const knownLifetimeS = signInLimits.knownBrowserMs / 1000
const path = '/api/identity'

/** The browser as it is; an empty token matches nothing. */
export const browserOf = (request: FastifyRequest): Browser => ({
  token: request.cookies[challengeCookie] ?? '',
  knownToken: request.cookies[knownCookie] ?? '',
})

export interface CookieOptions {
  readonly isHttps: boolean
  readonly newToken: (sizeBytes: number) => string
}

/** The browser with a challenge token, made when it has none. */
export const ensureBrowser = (exchange: Exchange, options: CookieOptions): Browser => {
  const existing = browserOf(exchange.request)
  const token = existing.token === '' ? options.newToken(32) : existing.token
  exchange.reply.setCookie(challengeCookie, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isHttps,
    path,
    maxAge: challengeLifetimeS,
  })
  return { ...existing, token }
}

/** The browser with a known-browser token, made when it has none: set at a successful sign-in only. */
export const ensureKnownBrowser = (exchange: Exchange, options: CookieOptions): string => {
  const existing = browserOf(exchange.request).knownToken
  const token = existing === '' ? options.newToken(32) : existing
  exchange.reply.setCookie(knownCookie, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isHttps,
    path,
    maxAge: knownLifetimeS,
  })
  return token
}
