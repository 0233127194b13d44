import type { FastifyInstance } from 'fastify'
import { getContentPolicy } from './content-policy'

interface SecurityOptions {
  readonly isHttps: boolean
}

/** W-01, W-04, W-05. What an answer is refused as a page stands here; pages and assets name their own policy. */
export const securityHeaders = ({ isHttps }: SecurityOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': getContentPolicy('data'),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Sent with every response, errors included. */
export const registerSecurityHeaders = (app: FastifyInstance, options: SecurityOptions): void => {
  const headers = securityHeaders(options)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
