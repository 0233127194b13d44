import { Readable } from 'node:stream'
import { isSealedUpload } from '@candor/domain'
import {
  type AppendStore,
  BytesUnavailableError,
  resolveVirtualRange,
  type VirtualPart,
  type VirtualSlice,
} from '@candor/media'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getCaller } from '../../../http/request-caller'
import type { RecordView } from '../../../platform/audit/create-view-recorder'
import { AppError } from '../../../platform/errors'
import { refuseDamaged } from '../../../platform/refuse-damaged'
import { readId } from '../read-id'
import type { Playback } from '../repo/playback'
import type { UploadRow } from '../repo/uploads'
import { readRange } from './byte-range'
import { findMedia } from './find-media'
import type { PlaybackCache, PlaybackContext } from './playback-cache'
import { recordWatched } from './record-watched'

export interface MediaContext extends PlaybackContext {
  readonly ports: PlaybackContext['ports'] & { readonly store: AppendStore }
  readonly cache: PlaybackCache
  readonly recordView: RecordView
}

/** Changes with the generation of the header, because a player sees generated and stored bytes. */
const headerVersion = 3

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Media extends Playback {
  readonly key: string
  readonly mime: string
  readonly etag: string
}

/** A growing recording up to its stored end. */
const loadOpen = async ({ ports }: MediaContext, row: UploadRow): Promise<Media> => {
  const key = row.storageKey
  const sizeBytes = (await ports.store.stat(key))?.sizeBytes ?? 0
  if (sizeBytes === 0) throw new AppError('NOT_FOUND')
  const playable = await ports.live.describe(key, sizeBytes)
  return { ...playable, key, mime: row.mime, etag: `"${key}-${sizeBytes}-${headerVersion}"` }
}

/** Depends on the row only, so that every process returns the same ETag. */
const loadSealed = async ({ cache }: MediaContext, row: UploadRow): Promise<Media> => {
  if (row.damagedAt !== null) throw new AppError('RECORDING_DAMAGED')
  const playback = await cache.get(row)
  return { ...playback, key: row.storageKey, mime: row.mime, etag: `"${row.sha256}-${headerVersion}"` }
}

const isSame = (field: string | undefined, etag: string): boolean =>
  field?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim())) ?? false

/** A range is valid only for the version of the file that the player knows (If-Range). */
const readWantedRange = (request: FastifyRequest, media: Media, totalBytes: number) => {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== media.etag) return null
  return readRange(request.headers.range, totalBytes)
}

/** The part of the file to send; null: the range can't be satisfied. */
const selectSlice = (
  request: FastifyRequest,
  media: Media,
): { readonly slice: VirtualSlice | null; readonly totalBytes: number; readonly isPartial: boolean } => {
  const body = { startBytes: media.bodyStart, endBytes: media.bodyEnd }
  const whole = resolveVirtualRange(media.header, body)
  const totalBytes = whole?.totalBytes ?? 0
  const range = readWantedRange(request, media, totalBytes)
  if (range === null) return { slice: whole, totalBytes, isPartial: false }
  const slice = range === 'unsatisfiable' ? null : resolveVirtualRange(media.header, body, range)
  return { slice, totalBytes, isPartial: true }
}

const openStored = async (store: AppendStore, key: string, part: VirtualPart): Promise<Readable> => {
  if (part.from === 'header') return Readable.from([part.bytes])
  const stream = await store.read(key, { start: part.start, endInclusive: part.endInclusive })
  if (stream === null) throw new BytesUnavailableError('Nobody holds the bytes of this recording')
  return stream
}

async function* joined(parts: readonly Readable[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield* part
}

/** Opens all parts before the first byte is sent, so that unavailable bytes cause an error and not an incomplete response. */
const openParts = async (store: AppendStore, key: string, parts: readonly VirtualPart[]): Promise<Readable> => {
  const opened: Readable[] = []
  for (const part of parts) opened.push(await openStored(store, key, part))
  const body = Readable.from(joined(opened), { objectMode: false })
  // A player that disconnects during the first part must leave no other part open.
  return body.once('close', () => {
    for (const part of opened) part.destroy()
  })
}

/** A recording as one file. Throws RECORDING_DAMAGED, or BytesUnavailableError while its bytes are on another process. */
export interface RecordedFile {
  /** Without a dot. */
  readonly ending: string
  readonly sizeBytes: number
  open(): Promise<Readable>
}

/** A sealed segment as the seekable file that a download has. */
export const openSealed = async (context: MediaContext, row: UploadRow): Promise<RecordedFile> => {
  const media = await loadSealed(context, row)
  const whole = resolveVirtualRange(media.header, { startBytes: media.bodyStart, endBytes: media.bodyEnd })
  if (whole === null) throw new AppError('RECORDING_DAMAGED')
  return {
    ending: media.mime.includes('mp4') ? 'mp4' : 'webm',
    sizeBytes: whole.totalBytes,
    open: () => openParts(context.ports.store, media.key, whole.parts),
  }
}

const serve = async (context: MediaContext, row: UploadRow, { request, reply }: Exchange): Promise<unknown> => {
  const media = isSealedUpload(row) ? await loadSealed(context, row) : await loadOpen(context, row)
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', etag: media.etag })
  if (isSame(request.headers['if-none-match'], media.etag)) return reply.status(304).send()
  const { slice, totalBytes, isPartial } = selectSlice(request, media)
  if (slice === null) return reply.status(416).header('content-range', `bytes */${totalBytes}`).send()
  const { start, endInclusive } = slice
  const isHead = request.method === 'HEAD'
  // A HEAD request reads nothing; its headers contain the lengths.
  const body = isHead ? Readable.from([]) : await openParts(context.ports.store, media.key, slice.parts)
  if (isPartial) reply.status(206).header('content-range', `bytes ${start}-${endInclusive}/${totalBytes}`)
  reply.headers({ 'content-type': media.mime, 'content-length': endInclusive - start + 1 })
  return reply.send(body)
}

/** Serves a segment that the caller may see as a seekable file, with ranges and without shared caching. */
export const serveRecording = async (context: MediaContext, row: UploadRow, exchange: Exchange): Promise<unknown> => {
  try {
    return await refuseDamaged(serve(context, row, exchange))
  } catch (error) {
    if (error instanceof BytesUnavailableError) throw new AppError('RECORDING_UNAVAILABLE')
    throw error
  }
}

export const createMediaHandler =
  (context: MediaContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = getCaller(request)
    const row = await findMedia(context.deps, caller, readId(request))
    await recordWatched(context, row, { caller, method: request.method })
    return serveRecording(context, row, { request, reply })
  }
