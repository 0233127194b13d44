import { storeLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../platform/errors'

/** Marks a request that another process of this installation has passed on: it is never passed on again. */
const hopHeader = 'x-candor-hop'

/**
 * The headers that are forwarded: the caller's cookie and the description of the upload. This process has checked the origin and
 * handles the Idempotency-Key itself.
 */
const forwarded = [
  'cookie',
  'content-type',
  'upload-offset',
  'upload-complete',
  'upload-crc32',
  'upload-epoch',
  'upload-held-from',
  'repr-digest',
]
const relayed = [
  'content-type',
  'location',
  'retry-after',
  'upload-offset',
  'upload-complete',
  'upload-limit',
  'upload-epoch',
  'upload-final',
]

const getHeaders = (request: FastifyRequest): Record<string, string> => {
  const known = forwarded.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { ...Object.fromEntries(known), [hopHeader]: '1' }
}

const getBody = (request: FastifyRequest): Uint8Array<ArrayBuffer> | string | null => {
  if (['GET', 'HEAD', 'DELETE'].includes(request.method)) return null
  return Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : JSON.stringify(request.body)
}

const zParams = z.record(z.string(), z.string())

/** The address at the owner, made of the matched route and its parameters. The target as it was sent never travels on. */
const buildUrl = (request: FastifyRequest, ownerUrl: string): URL => {
  const { url: route } = request.routeOptions
  if (route === undefined) throw new AppError('NOT_FOUND')
  const params = zParams.parse(request.params)
  return new URL(
    route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ownerUrl,
  )
}

/** The owner was alive a moment ago and does not answer: the sender retries soon, when the owner is back or known to be gone. */
const ask = async (request: FastifyRequest, url: string): Promise<Response> => {
  try {
    return await fetch(buildUrl(request, url), {
      method: request.method,
      headers: getHeaders(request),
      body: getBody(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(storeLimits.goneAfterMs),
    })
  } catch {
    // Refused, interrupted or too slow: whether the owner handled the request is unknown, and it may be sent again.
    throw new AppError('RECORDING_UNAVAILABLE')
  }
}

/** Forwards a request to the owner and returns its response. */
export const forwardRequest = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<unknown> => {
  if (request.headers[hopHeader] !== undefined) throw new AppError('RECORDING_UNAVAILABLE')
  const response = await ask(request, url)
  if (response.status === 401) {
    // This process has authenticated the caller. A 401 means that the owner's SECRET differs, so the sender must retry later.
    request.log.error('another process does not know who calls: SECRET must be the same for all of them')
    throw new AppError('RECORDING_UNAVAILABLE')
  }
  for (const name of relayed) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.status(response.status)
  const body = await response.arrayBuffer().catch(() => {
    throw new AppError('RECORDING_UNAVAILABLE')
  })
  return body.byteLength === 0 ? reply.send() : reply.send(Buffer.from(body))
}
