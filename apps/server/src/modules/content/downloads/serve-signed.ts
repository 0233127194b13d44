import type { SignedTarget } from '@candor/contract'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { sendAttachment } from '../../../http/send-attachment'
import { AppError, notFound } from '../../../platform/errors'
import { refuseDamaged } from '../../../platform/refuse-damaged'
import {
  type Exchange,
  findMedia,
  findSharedMedia,
  recordSharedWatched,
  recordWatched,
  serveRecording,
} from '../playback'
import { asReviewer } from '../reviewer'
import { findCv } from './find-cv'
import { getWantedVideo } from './plan-video'
import { serveVideo, type VideoContext } from './serve-video'
import { readSignedAddress, type ShareSigner } from './signed-address'
import { getCurrentCaller } from './signer'

interface SignedContext extends VideoContext {
  readonly deps: Pick<Deps, 'withActor' | 'keyedHash' | 'clock'>
}

const serveCv = async (
  { deps, media }: SignedContext,
  { caller, submissionId }: { readonly caller: Caller; readonly submissionId: string },
  { request, reply }: Exchange,
): Promise<unknown> => {
  const cv = await findCv(deps, caller, submissionId)
  const bytes = await refuseDamaged(media.ports.store.read(cv.storageKey))
  if (bytes === null) throw notFound()
  if (request.method === 'GET') {
    await media.recordView({
      type: 'cv.downloaded',
      actor: asReviewer(caller),
      partId: null,
      fileKey: submissionId,
      findSubmissionId: async () => submissionId,
    })
  }
  return sendAttachment(reply, cv, bytes)
}

const serveWatched = async (
  { deps, media }: SignedContext,
  { caller, uploadId }: { readonly caller: Caller; readonly uploadId: string },
  exchange: Exchange,
): Promise<unknown> => {
  const row = await findMedia(deps, caller, uploadId)
  await recordWatched(media, row, { caller, method: exchange.request.method })
  return serveRecording(media, row, exchange)
}

/** A share shows recordings and nothing else, as long as it is valid. */
const serveShared = async (
  { deps, media }: SignedContext,
  { share, target }: { readonly share: ShareSigner; readonly target: SignedTarget },
  exchange: Exchange,
): Promise<unknown> => {
  if (target.kind !== 'recording') throw notFound()
  const row = await findSharedMedia(deps, share, target.uploadId)
  await recordSharedWatched(media, row, { share, method: exchange.request.method })
  return serveRecording(media, row, exchange)
}

const zParams = z.object({ token: z.string() })

/** Z-20: a signature opens one file by GET until it expires, and only while its signer may still see the file. */
export const serveSigned = async (context: SignedContext, exchange: Exchange): Promise<unknown> => {
  const { deps } = context
  const token = zParams.safeParse(exchange.request.params).data?.token ?? ''
  const address = readSignedAddress(deps, token)
  if (address === null) throw new AppError('LINK_INVALID')
  const { target, signer } = address
  exchange.reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
  if (signer.kind === 'share') return serveShared(context, { share: signer, target }, exchange)
  const caller = await getCurrentCaller(deps, signer)
  switch (target.kind) {
    case 'recording':
      return serveWatched(context, { caller, uploadId: target.uploadId }, exchange)
    case 'answerVideo':
    case 'fullVideo':
      return serveVideo(context, { caller, wanted: getWantedVideo(target) }, exchange)
    case 'cv':
      return serveCv(context, { caller, submissionId: target.submissionId }, exchange)
  }
}
