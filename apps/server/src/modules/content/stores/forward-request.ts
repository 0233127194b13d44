import { storeLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors'

/** Marks a request that another process of this installation has passed on: it is never passed on again. */
const hopHeader = 'x-candor-hop'

/**
 * What travels: who calls, and what is sent. The origin was judged here already, and an Idempotency-Key is held here until
 * the answer is known.
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

/** An owner that was seen a moment ago and does not answer: the sender asks again soon, and by then it is back or gone. */
const ask = async (request: FastifyRequest, url: string): Promise<Response> => {
  try {
    return await fetch(new URL(request.url, url), {
      method: request.method,
      headers: getHeaders(request),
      body: getBody(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(storeLimits.goneAfterMs),
    })
  } catch {
    // Whatever it was (refused, cut, too slow): nothing is known of the request's fate, and it may be sent again.
    throw new AppError('RECORDING_UNAVAILABLE')
  }
}

/** Passes a request on to the process it belongs to, and its answer back. */
export const forwardRequest = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<unknown> => {
  if (request.headers[hopHeader] !== undefined) throw new AppError('RECORDING_UNAVAILABLE')
  const response = await ask(request, url)
  if (response.status === 401) {
    // Who calls is known here. Another SECRET there is the operator's to mend; the sender keeps its bytes and comes again.
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
