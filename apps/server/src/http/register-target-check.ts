import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'
import { hasSeveralHosts, isCanonicalTarget } from './canonical-target'

const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** An address that no route has: the web app says so there. */
const unknownPagePath = '/page-not-found'

/** Refuses a target with another spelling than its own. A person who opens one gets a page that says it doesn't exist. */
export const registerTargetCheck = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (hasSeveralHosts(request.raw.rawHeaders)) throw new AppError('MALFORMED_REQUEST')
    if (isCanonicalTarget(request.url)) return
    if (opensPage(request)) return reply.redirect(unknownPagePath, 303)
    throw new AppError('MALFORMED_REQUEST')
  })
}
