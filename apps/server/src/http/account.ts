import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * S-11: a page says for whom it was drawn (`x-candor-account: {userId}/{organizationId or -}`). When the cookie is another
 * account's or another organization's by now, nothing is written. Who is signed out gets their 401 from the route itself.
 */
export const requireSameAccount = (request: FastifyRequest): void => {
  if (readingMethods.has(request.method)) return
  const drawnFor = request.headers['x-candor-account']
  const { user } = request.caller
  if (drawnFor === undefined || user === null) return
  if (drawnFor !== `${user.userId}/${user.organizationId ?? '-'}`) throw new AppError('ACCOUNT_CHANGED')
}
