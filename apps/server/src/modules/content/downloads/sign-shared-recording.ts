import type { Deps } from '../../../deps'
import { signAddress } from './signed-address'

/** An address is valid for at least this long, as a reader may leave the page open; the share is checked again at every use. */
const periodMs = 12 * 60 * 60_000

/** The address of one recording for the holder of a share link. It opens nothing once the share has ended. */
export const signSharedRecording = (
  deps: Pick<Deps, 'keyedHash' | 'clock'>,
  share: { readonly organizationId: string; readonly grantId: string },
  uploadId: string,
): string => {
  // The end of the next period: the same address until then, so that a page that looks again continues playing.
  const expiresAtMs = (Math.floor(deps.clock.nowMs() / periodMs) + 2) * periodMs
  const token = signAddress(deps, {
    target: { kind: 'recording', uploadId },
    signer: { kind: 'share', organizationId: share.organizationId, grantId: share.grantId },
    expiresAtMs,
  })
  return `/api/content/file/signed/${token}`
}
