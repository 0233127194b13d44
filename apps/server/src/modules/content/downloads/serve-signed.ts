import { z } from 'zod'
import type { Deps } from '../../../deps'
import { sendAttachment } from '../../../http/send-attachment'
import { AppError, notFound } from '../../../platform/errors'
import { refuseDamaged } from '../../../platform/refuse-damaged'
import { type Exchange, findMedia, serveRecording } from '../playback'
import { findCv } from './find-cv'
import { getWantedVideo } from './plan-video'
import { serveVideo, type VideoContext } from './serve-video'
import { readSignedAddress } from './signed-address'
import { getCurrentCaller } from './signer'

interface SignedContext extends VideoContext {
  readonly deps: Pick<Deps, 'withActor' | 'keyedHash' | 'clock'>
}

const serveCv = async ({ media }: SignedContext, cv: Awaited<ReturnType<typeof findCv>>, { reply }: Exchange) => {
  const bytes = await refuseDamaged(media.ports.store.read(cv.storageKey))
  if (bytes === null) throw notFound()
  return sendAttachment(reply, cv, bytes)
}

const zParams = z.object({ token: z.string() })

/** Z-20: a signature opens one file by GET until it expires, and only while its signer may still see the file. */
export const serveSigned = async (context: SignedContext, exchange: Exchange): Promise<unknown> => {
  const { deps, media } = context
  const token = zParams.safeParse(exchange.request.params).data?.token ?? ''
  const address = readSignedAddress(deps, token)
  if (address === null) throw new AppError('LINK_INVALID')
  const { target } = address
  const caller = await getCurrentCaller(deps, address.signer)
  exchange.reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
  switch (target.kind) {
    case 'recording':
      return serveRecording(media, await findMedia(deps, caller, target.uploadId), exchange)
    case 'answerVideo':
    case 'fullVideo':
      return serveVideo(context, { caller, wanted: getWantedVideo(target) }, exchange)
    case 'cv':
      return serveCv(context, await findCv(deps, caller, target.submissionId), exchange)
  }
}
