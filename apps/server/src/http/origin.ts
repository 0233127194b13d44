import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by mail programs too, whose requests have no origin of ours (RFC 8058). */
    isForMailPrograms?: boolean
  }
}

const parseOrigin = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null)

/** An origin is our own if it is the public address or, without one, if it has the requested host. */
const isOurs = (value: string, request: FastifyRequest, publicOrigin: string | null): boolean => {
  const origin = parseOrigin(value)
  // "null" and other opaque origins are foreign.
  if (origin === null) return false
  return publicOrigin === null ? origin.host === request.headers.host : origin.origin === publicOrigin
}

/**
 * S-02: a request that changes state comes from our own pages, or from something that is not a browser. Browsers let every page
 * open a WebSocket to everyone, with cookies: an upgrade is no safe request.
 */
export const requireSameOrigin = (request: FastifyRequest, publicOrigin: string | null): void => {
  if (safeMethods.has(request.method) && !request.ws) return
  const { origin } = request.headers
  if (origin !== undefined) {
    if (!isOurs(origin, request, publicOrigin)) throw new AppError('CROSS_SITE_REQUEST')
    return
  }
  const site = request.headers['sec-fetch-site']
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  if (!isOwn && request.routeOptions.config.isForMailPrograms !== true) throw new AppError('CROSS_SITE_REQUEST')
}
