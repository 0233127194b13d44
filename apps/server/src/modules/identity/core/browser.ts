import { signInLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The tokens by which a browser is recognized before a sign-in. Only their keyed hashes are stored. */
export interface Browser {
  /** Challenge cookie: codes and round trips to providers work only in the browser that requested them. Empty: it has none. */
  readonly token: string
  /** Known-browser cookie: set after a sign-in in this browser. Empty: no one has signed in here. */
  readonly knownToken: string
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** S-01: bound to this very host over https, so that no sibling host can plant one. Such cookies have the path /. */
const getCookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name)
const challengeCookie = 'candor_challenge'
/** As long as a mailed confirmation: a password chosen at registration is taken over only in the browser that chose it. */
const challengeLifetimeS = signInLimits.confirmationMs / 1000
const knownCookie = 'candor_known'
const knownLifetimeS = signInLimits.knownBrowserMs / 1000
const getCookiePath = (isHttps: boolean): string => (isHttps ? '/' : '/api/identity')

export interface CookieOptions {
  readonly isHttps: boolean
  readonly newToken: (sizeBytes: number) => string
}

/** The browser as it is; an empty token matches nothing. */
export const readBrowser = (request: FastifyRequest, { isHttps }: Pick<CookieOptions, 'isHttps'>): Browser => ({
  token: request.cookies[getCookieName(challengeCookie, isHttps)] ?? '',
  knownToken: request.cookies[getCookieName(knownCookie, isHttps)] ?? '',
})

/** The browser with a challenge token, made when it has none. */
export const ensureBrowser = (exchange: Exchange, options: CookieOptions): Browser => {
  const existing = readBrowser(exchange.request, options)
  const token = existing.token === '' ? options.newToken(32) : existing.token
  exchange.reply.setCookie(getCookieName(challengeCookie, options.isHttps), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isHttps,
    path: getCookiePath(options.isHttps),
    maxAge: challengeLifetimeS,
  })
  return { ...existing, token }
}

/** The browser with a known-browser token, made when it has none: set at a successful sign-in only. */
export const ensureKnownBrowser = (exchange: Exchange, options: CookieOptions): string => {
  const existing = readBrowser(exchange.request, options).knownToken
  const token = existing === '' ? options.newToken(32) : existing
  exchange.reply.setCookie(getCookieName(knownCookie, options.isHttps), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isHttps,
    path: getCookiePath(options.isHttps),
    maxAge: knownLifetimeS,
  })
  return token
}
