import { createHash } from 'node:crypto'
import { requestLimits } from '@candor/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'
import { jsonType } from './body-type'

const digests = new WeakMap<FastifyRequest, string>()

/** The SHA-256 of a JSON body as it was sent. Only of requests that carry an Idempotency-Key. */
export const getBodyDigest = (request: FastifyRequest): string | null => digests.get(request) ?? null

/** Whether objects and lists lie inside one another deeper than this. */
const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1))
}

const decodeUtf8 = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new AppError('MALFORMED_REQUEST')
  }
}

type Parse = ReturnType<FastifyInstance['getDefaultJsonParser']>

const parseJson = (parse: Parse, request: FastifyRequest, text: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    void parse(request, text, (error, value) => (error === null ? resolve(value) : reject(error)))
  })

/** W-08: JSON is read as UTF-8 and to a bounded depth; keys that would reach a prototype are refused. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(jsonType)
  app.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.headers['idempotency-key'] !== undefined) {
      digests.set(request, createHash('sha256').update(body).digest('hex'))
    }
    const value = await parseJson(parse, request, decodeUtf8(body))
    if (isDeeperThan(value, requestLimits.jsonLevels)) throw new AppError('MALFORMED_REQUEST')
    return value
  })
}
