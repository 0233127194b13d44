import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pickEncoding } from './prepared-file'

/** Below this the headers weigh more than what is saved. */
const smallestBytes = 1024
/** Within a few percent of higher qualities, in a fraction of their time. */
const brotliQuality = 4
const gzipLevel = 6

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: gzipLevel }),
} as const

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * The length of a compressed answer tells how much of what the asker chose also stands in it (BREACH). So data is compressed only
 * for our own pages and for clients that are no browsers: another site then learns nothing from the lengths it causes. Answers
 * to changes are never compressed, because new secrets (tokens, recovery codes) are in those. A page has neither secrets nor
 * anything that the asker chose.
 */
const isSafeToCompress = (request: FastifyRequest, isData: boolean): boolean => {
  if (!isRead(request.method)) return false
  const site = request.headers['sec-fetch-site']
  return !isData || site === undefined || site === 'same-origin' || site === 'none'
}

const addVary = (reply: FastifyReply): void => {
  const names = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  if (!names.includes('accept-encoding')) reply.header('vary', [...names, 'accept-encoding'].join(', '))
}

const compress = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  // Streams are recordings, files and events: those are never held back or compressed.
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  if (Buffer.byteLength(payload) < smallestBytes || reply.hasHeader('content-encoding')) return payload
  const type = String(reply.getHeader('content-type') ?? '')
  const isData = /^application\/(?:problem\+)?json\b/.test(type)
  if (!isData && !type.startsWith('text/html')) return payload
  if (!isSafeToCompress(request, isData)) return payload
  addVary(reply)
  const encoding = pickEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === 'identity') return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return encoders[encoding](Buffer.from(payload))
}

/** Compresses data above 1 KB. Pages (first-pages/page-bytes.ts) and files have parts and copies that were compressed when they were built. */
export const registerCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', compress)
}
