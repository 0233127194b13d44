import { createHash } from 'node:crypto'
import { requestLimits } from '@candor/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'
import { jsonType } from './body-type'
import { countColons } from './count-colons'

const digests = new WeakMap<FastifyRequest, string>()

/** The SHA-256 of a JSON body as it was sent. Only of requests that carry an Idempotency-Key. */
export const getBodyDigest = (request: FastifyRequest): string | null => digests.get(request) ?? null

/** Counts the members of all objects of a value. Refuses objects and lists inside one another deeper than this. */
const countMembers = (value: unknown, levels: number): number => {
  if (typeof value !== 'object' || value === null) return 0
  if (levels === 0) throw new AppError('MALFORMED_REQUEST')
  const isList = Array.isArray(value)
  const items: readonly unknown[] = isList ? value : Object.values(value)
  let count = isList ? 0 : items.length
  for (const item of items) count += countMembers(item, levels - 1)
  return count
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

/** W-08: JSON is read as UTF-8 and to a bounded depth; names that would reach a prototype or occur twice are refused. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(jsonType)
  app.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.headers['idempotency-key'] !== undefined) {
      digests.set(request, createHash('sha256').update(body).digest('hex'))
    }
    const text = decodeUtf8(body)
    const value = await parseJson(parse, request, text)
    // A parser keeps the last of two members with the same name; another reader on the way may have kept the first.
    if (countMembers(value, requestLimits.jsonLevels) !== countColons(text)) throw new AppError('DUPLICATE_FIELD')
    return value
  })
}
