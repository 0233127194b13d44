import type { SignedTarget } from '@candor/contract'
import { storeLimits } from '@candor/domain'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { sendAttachment } from '../../../http/send-attachment'
import { toInstant } from '../../../platform/clock'
import { AppError, notFound } from '../../../platform/errors'
import { type Exchange, findMedia, serveRecording } from '../playback'
import { findCv } from './find-cv'
import { planVideo, type WantedVideo } from './plan-video'
import { serveVideo, type VideoContext } from './serve-video'
import { readSignedAddress, type Signer, signAddress } from './signed-address'
import { callerOf, signersOf } from './signer'

export interface SignedContext extends VideoContext {
  readonly deps: Pick<Deps, 'withActor' | 'keyedHash' | 'clock' | 'publicUrl'>
}

const wantedOf = (target: Extract<SignedTarget, { kind: 'answerVideo' | 'fullVideo' }>): WantedVideo => ({
  submissionId: target.submissionId,
  answerId: target.kind === 'answerVideo' ? target.answerId : null,
})

/** Throws NOT_FOUND unless the caller may have the target now. Candidates may have only their own recordings. */
const requireTarget = async ({ deps }: SignedContext, caller: Caller, target: SignedTarget): Promise<void> => {
  switch (target.kind) {
    case 'recording':
      await findMedia(deps, caller, target.uploadId)
      return
    case 'answerVideo':
    case 'fullVideo':
      await planVideo(deps, caller, wantedOf(target))
      return
    case 'cv':
      await findCv(deps, caller, target.submissionId)
      return
  }
}

const maySign = async (context: SignedContext, signer: Signer, target: SignedTarget): Promise<boolean> => {
  try {
    await requireTarget(context, await callerOf(context.deps, signer), target)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

/** An address for one file, signed by the first of the caller's names that may have it. */
export const signFile = async (
  context: SignedContext,
  caller: Caller,
  target: SignedTarget,
): Promise<{ url: string; expiresAt: string }> => {
  const { deps } = context
  for (const signer of signersOf(caller)) {
    if (!(await maySign(context, signer, target))) continue
    const expiresAtMs = deps.clock.nowMs() + storeLimits.signedAddressMs
    const token = signAddress(deps, { target, signer, expiresAtMs })
    return { url: deps.publicUrl(`/api/content/file/signed/${token}`), expiresAt: toInstant(expiresAtMs) }
  }
  throw notFound()
}

const serveCv = async ({ media }: SignedContext, cv: Awaited<ReturnType<typeof findCv>>, { reply }: Exchange) => {
  const bytes = await media.ports.store.read(cv.storageKey)
  if (bytes === null) throw notFound()
  return sendAttachment(reply, cv, bytes)
}

const zParams = z.object({ token: z.string() })

/** Z-20: a signature opens one file for GET until it runs out, and only as far as its signer still may. */
export const serveSigned = async (context: SignedContext, exchange: Exchange): Promise<unknown> => {
  const { deps, media } = context
  const token = zParams.safeParse(exchange.request.params).data?.token ?? ''
  const address = readSignedAddress(deps, token)
  if (address === null) throw new AppError('LINK_INVALID')
  const { target } = address
  const caller = await callerOf(deps, address.signer)
  exchange.reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
  switch (target.kind) {
    case 'recording':
      return serveRecording(media, await findMedia(deps, caller, target.uploadId), exchange)
    case 'answerVideo':
    case 'fullVideo':
      return serveVideo(context, { caller, wanted: wantedOf(target) }, exchange)
    case 'cv':
      return serveCv(context, await findCv(deps, caller, target.submissionId), exchange)
  }
}
