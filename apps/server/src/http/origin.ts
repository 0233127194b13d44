import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    // "null" and other opaque origins have no host: they are foreign.
    return null
  }
}

/** S-02: a request that changes state comes from our own pages, or from something that is not a browser. */
export const requireSameOrigin = (request: FastifyRequest, publicHost: string | null): void => {
  if (safeMethods.has(request.method)) return
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) {
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_SITE_REQUEST')
    return
  }
  const from = hostOf(origin)
  if (from === null || (from !== host && from !== publicHost)) throw new AppError('CROSS_SITE_REQUEST')
}
