import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'
import { getCaller } from './request-caller'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * S-11: a page names the account that it shows (`x-candor-account: {userId}/{organizationId or -}`). If the cookie belongs
 * to another account or organization by now, nothing is written. Signed-out callers get a 401 from the route itself.
 */
export const requireSameAccount = (request: FastifyRequest): void => {
  if (readingMethods.has(request.method)) return
  const drawnFor = request.headers['x-candor-account']
  const { user } = getCaller(request)
  if (drawnFor === undefined || user === null) return
  if (drawnFor !== `${user.userId}/${user.organizationId ?? '-'}`) throw new AppError('ACCOUNT_CHANGED')
}
