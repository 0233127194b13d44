import { Readable } from 'node:stream'
import { attachment } from '../../../http/attachment'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { refuseDamaged } from '../../../platform/refuse-damaged'
import { type Exchange, type MediaContext, openSealed, type RecordedFile, readRange, serveRecording } from '../playback'
import { asReviewer } from '../reviewer'
import type { DerivedFile } from './derived-files'
import type { JoinedVideos } from './joined-videos'
import { planVideo, type VideoPlan, type WantedVideo } from './plan-video'

export interface VideoContext {
  readonly media: MediaContext
  readonly videos: JoinedVideos
}

/** How long a client that came at a busy moment waits before it retries. */
const retryAfterSeconds = 10
/** A missing beginning stays as time on the timeline; a shorter gap is not noticeable. */
const noticeableMs = 750

const mimes: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' }

const sendDerived = async (file: DerivedFile, { request, reply }: Exchange): Promise<unknown> => {
  const { etag, sizeBytes } = file
  reply.headers({ 'accept-ranges': 'bytes', etag })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const condition = request.headers['if-range']
  const isOther = condition !== undefined && condition !== etag
  const range = isOther ? null : readRange(request.headers.range, sizeBytes)
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send()
  const { start, endInclusive } = range ?? { start: 0, endInclusive: sizeBytes - 1 }
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${endInclusive}/${sizeBytes}`)
  reply.headers({
    'content-type': mimes[file.ending] ?? 'application/octet-stream',
    'content-length': endInclusive - start + 1,
  })
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await file.open(start, endInclusive))
}

/** The segment, if there is only one and it starts with its answer. */
const onlySegment = ({ parts }: VideoPlan) => {
  const [only, ...more] = parts.flat()
  return more.length === 0 && only !== undefined && only.startOffsetMs <= noticeableMs ? only : null
}

/** A video that a person may download, for a file that is made of it. Throws like a download of it. */
export const openVideo = async (
  { media, videos }: VideoContext,
  { caller, wanted }: { readonly caller: Caller; readonly wanted: WantedVideo },
): Promise<RecordedFile> => {
  const plan = await planVideo(media.deps, caller, wanted)
  const only = onlySegment(plan)
  if (only !== null) return refuseDamaged(openSealed(media, only))
  const { ending, sizeBytes, open } = await videos.get(plan)
  return { ending, sizeBytes, open: () => open(0, sizeBytes - 1) }
}

/** A browser may fetch one file in many ranges; see RecordView. */
const recordDownload = async (
  { recordView }: MediaContext,
  { caller, wanted }: { readonly caller: Caller; readonly wanted: WantedVideo },
  { request }: Exchange,
): Promise<void> => {
  if (request.method !== 'GET') return
  const { submissionId, answerId } = wanted
  await recordView({
    type: 'recording.downloaded',
    actor: asReviewer(caller),
    partId: answerId,
    fileKey: answerId ?? submissionId,
    findSubmissionId: async () => submissionId,
  })
}

/** Serves one file for download, with ranges and a name that contains the candidate's. */
export const serveVideo = async (
  { media, videos }: VideoContext,
  input: { readonly caller: Caller; readonly wanted: WantedVideo },
  exchange: Exchange,
): Promise<unknown> => {
  const { reply } = exchange
  const plan = await planVideo(media.deps, input.caller, input.wanted)
  await recordDownload(media, input, exchange)
  const nameAs = (ending: string) =>
    reply.headers({
      'content-disposition': attachment(`${plan.name}.${ending}`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  try {
    const only = onlySegment(plan)
    if (only !== null) {
      nameAs(only.mime.includes('mp4') ? 'mp4' : 'webm')
      return await serveRecording(media, only, exchange)
    }
    const file = await videos.get(plan)
    nameAs(file.ending)
    return await sendDerived(file, exchange)
  } catch (error) {
    // An error response must not be saved as a file.
    reply.removeHeader('content-disposition')
    if (error instanceof AppError && error.code === 'UNAVAILABLE')
      reply.header('retry-after', String(retryAfterSeconds))
    throw error
  }
}
