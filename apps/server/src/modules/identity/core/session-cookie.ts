import type { FastifyReply } from 'fastify'

/** S-01: bound to this very host where the product is served over https; a plain name on http://localhost. */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-candor_session' : 'candor_session')

export const clearSessionCookie = (reply: FastifyReply, isHttps: boolean): void => {
  reply.clearCookie(sessionCookieName(isHttps), { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' })
}
