import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The same bytes for everybody, compressed once. */
export interface PreparedFile {
  readonly type: string
  readonly etag: string
  readonly encodings: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

/** Beyond this brotli takes many times as long for a few percent. */
const brotliQuality = 6

export async function prepareFile(content: string | Buffer, type: string): Promise<PreparedFile> {
  const identity = Buffer.from(content)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { type, etag, encodings: { br, gzip: gz, identity } }
}

/** Whether an `accept-encoding` header names this encoding. */
export function acceptsEncoding(accepted: string, name: 'br' | 'gzip'): boolean {
  const parts = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  return parts.some((part) => part.split(';')[0]?.trim().toLowerCase() === name)
}

/** The best encoding of an `accept-encoding` header. */
export function pickEncoding(accepted: string): 'br' | 'gzip' | 'identity' {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

const hasTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Sends it in the best encoding that the client takes, or 304 if the client has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, file: PreparedFile): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: file.etag, vary: 'accept-encoding' })
  if (hasTag(request.headers['if-none-match'], file.etag)) return reply.status(304).send()
  const encoding = pickEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(file.encodings[encoding])
}
