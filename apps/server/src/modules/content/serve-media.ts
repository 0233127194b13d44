import { Readable } from 'node:stream'
import { type AppendStore, type VirtualPart, type VirtualSlice, virtualRange } from '@candor/media'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { readRange } from './byte-range'
import { findMedia } from './operations/find-media'
import { readId } from './read-id'
import type { RecordingCache } from './recording-cache'

export interface MediaContext {
  readonly deps: Pick<Deps, 'withActor'>
  readonly ports: { readonly store: AppendStore }
  readonly cache: RecordingCache
}

/** Changes when the way the header is made does: the bytes a player sees are ours and the store's together. */
const headerVersion = 1

async function* bytesOf(store: AppendStore, key: string, parts: readonly VirtualPart[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part.from === 'header') {
      yield part.bytes
      continue
    }
    const stream = await store.read(key, { start: part.start, endInclusive: part.endInclusive })
    if (stream !== null) yield* stream
  }
}

interface Media {
  readonly key: string
  readonly mime: string
  readonly etag: string
  readonly header: Uint8Array
  readonly body: { readonly startBytes: number; readonly endBytes: number }
}

const load = async (context: MediaContext, request: FastifyRequest): Promise<Media> => {
  const id = readId(request)
  const row = await findMedia(context.deps, request.caller, id)
  const stat = await context.ports.store.stat(row.storageKey)
  if (stat === null || stat.sizeBytes === 0) throw new AppError('NOT_FOUND')
  const stored = { key: row.storageKey, sizeBytes: stat.sizeBytes }
  const { header, bodyStart } = await context.cache.get(stored)
  return {
    key: row.storageKey,
    mime: row.mime,
    etag: `"${row.sha256 ?? `${row.storageKey}-${stat.sizeBytes}`}-${headerVersion}"`,
    header,
    body: { startBytes: bodyStart, endBytes: stat.sizeBytes },
  }
}

/** A range counts only for the very bytes the player has seen (If-Range). */
const wantedRange = (request: FastifyRequest, media: Media, totalBytes: number) => {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== media.etag) return null
  return readRange(request.headers.range, totalBytes)
}

/** What of the file to send; null: the range can't be satisfied. */
const sliceOf = (
  request: FastifyRequest,
  media: Media,
): { readonly slice: VirtualSlice | null; readonly totalBytes: number; readonly isPartial: boolean } => {
  const whole = virtualRange(media.header, media.body)
  const totalBytes = whole?.totalBytes ?? 0
  const range = wantedRange(request, media, totalBytes)
  if (range === null) return { slice: whole, totalBytes, isPartial: false }
  const slice = range === 'unsatisfiable' ? null : virtualRange(media.header, media.body, range)
  return { slice, totalBytes, isPartial: true }
}

/** A recorded segment as a file that plays and seeks: by ranges, never kept by a cache in between. */
export const createMediaHandler =
  (context: MediaContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const media = await load(context, request)
    reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', etag: media.etag })
    if (request.headers['if-none-match'] === media.etag) return reply.status(304).send()
    const { slice, totalBytes, isPartial } = sliceOf(request, media)
    if (slice === null) return reply.status(416).header('content-range', `bytes */${totalBytes}`).send()
    const { start, endInclusive } = slice
    if (isPartial) reply.status(206).header('content-range', `bytes ${start}-${endInclusive}/${totalBytes}`)
    reply.headers({ 'content-type': media.mime, 'content-length': endInclusive - start + 1 })
    return reply.send(Readable.from(bytesOf(context.ports.store, media.key, slice.parts), { objectMode: false }))
  }
