import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Browser } from './challenge'

const challengeCookie = 'candor_challenge'
const lifetimeS = 60 * 60

/** The browser's challenge token, made when it has none: a code works only in the browser that asked for it. */
export const ensureBrowser = (
  exchange: { request: FastifyRequest; reply: FastifyReply },
  options: { isHttps: boolean; newToken: (sizeBytes: number) => string },
): Browser => {
  const existing = browserOf(exchange.request)
  const token = existing.token === '' ? options.newToken(32) : existing.token
  exchange.reply.setCookie(challengeCookie, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isHttps,
    path: '/api/identity',
    maxAge: lifetimeS,
  })
  return { token }
}

/** The token shown with a guess; an empty one matches nothing. */
export const browserOf = (request: FastifyRequest): Browser => ({ token: request.cookies[challengeCookie] ?? '' })
