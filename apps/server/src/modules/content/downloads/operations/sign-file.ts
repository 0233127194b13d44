import type { SignedTarget } from '@candor/contract'
import { storeLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import { AppError, notFound } from '../../../../platform/errors'
import { findMedia } from '../../playback'
import { findSubmissionOfUpload } from '../../repo/downloads'
import { findCv } from '../find-cv'
import { getWantedVideo, planVideo } from '../plan-video'
import { signAddress } from '../signed-address'
import { getCurrentCaller, listSigners, type PersonSigner } from '../signer'

type SignDeps = Pick<Deps, 'withActor' | 'keyedHash' | 'clock' | 'publicUrl' | 'audit'>

/** Throws NOT_FOUND unless the caller may have the target now. Candidates may have only their own recordings. */
const requireTarget = async (deps: SignDeps, caller: Caller, target: SignedTarget): Promise<void> => {
  switch (target.kind) {
    case 'recording':
      await findMedia(deps, caller, target.uploadId)
      return
    case 'answerVideo':
    case 'fullVideo':
      await planVideo(deps, caller, getWantedVideo(target))
      return
    case 'cv':
      await findCv(deps, caller, target.submissionId)
      return
  }
}

const maySign = async (deps: SignDeps, signer: PersonSigner, target: SignedTarget): Promise<boolean> => {
  try {
    await requireTarget(deps, await getCurrentCaller(deps, signer), target)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

/** The address opens the file for everyone who is given it: that a member made one is an event of its own. */
const recordSigned = async (deps: SignDeps, signer: PersonSigner, target: SignedTarget): Promise<void> => {
  if (signer.kind !== 'member') return
  await deps.withActor(signer, async (tx) => {
    const id = target.kind === 'recording' ? await findSubmissionOfUpload(tx, target.uploadId) : target.submissionId
    if (id === null) return
    await deps.audit.record(tx, { type: 'file.signed', actor: signer, subject: { type: 'submission', id } })
  })
}

/** Creates an address for one file, signed by the first of the caller's identities that may read it. */
export const signFile = async (
  deps: SignDeps,
  caller: Caller,
  target: SignedTarget,
): Promise<{ url: string; expiresAt: string }> => {
  for (const signer of listSigners(caller)) {
    if (!(await maySign(deps, signer, target))) continue
    await recordSigned(deps, signer, target)
    const expiresAtMs = deps.clock.nowMs() + storeLimits.signedAddressMs
    const token = signAddress(deps, { target, signer, expiresAtMs })
    return { url: deps.publicUrl(`/api/content/file/signed/${token}`), expiresAt: toInstant(expiresAtMs) }
  }
  throw notFound()
}
