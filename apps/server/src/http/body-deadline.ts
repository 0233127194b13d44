import { Socket } from 'node:net'
import { getBodyDeadlineMs } from '@candor/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Node's own error for a request that takes too long, so that both are answered alike. */
class RequestTimeoutError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

const readSizeBytes = (request: FastifyRequest): number => {
  const declared = Number(request.headers['content-length'])
  // Without a length any size up to the route's limit may follow.
  return Number.isFinite(declared) ? declared : request.routeOptions.bodyLimit
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends requests whose bodies arrive more slowly than any usable connection sends: they would hold memory and a socket. */
export function registerBodyDeadline(app: FastifyInstance, getDeadlineMs = getBodyDeadlineMs): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    // An injected request has its body at once and no socket that could be held.
    if (!hasBody(request) || raw.complete || !(raw.socket instanceof Socket)) return
    const timer = setTimeout(
      () => {
        if (!raw.complete) app.server.emit('clientError', new RequestTimeoutError(), raw.socket)
      },
      getDeadlineMs(readSizeBytes(request)),
    )
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
