import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { checkAccountStatus } from '../../core/check-account-status'
import { listMemberships } from '../../core/repo/organizations'
import { findUserByEmail } from '../../core/repo/users'
import { type ChallengeDeps, verifyChallenge } from '../challenge'

/**
 * Checks a sign-in code; returns whose session to open, and in which organization. A block is reported only after the
 * right code, to a person who has proven the address.
 */
export const verifySignIn = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { challengeId: string; code: string },
): Promise<{ userId: string; organizationId: string | null }> => {
  const outcome = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const verification = await verifyChallenge(deps, tx, { ...input, browser, purpose: 'sign_in' })
    if (verification.kind === 'refused') return verification
    const at = new Date(deps.clock.nowMs())
    const checked = await checkAccountStatus(tx, await findUserByEmail(tx, verification.email), at)
    if (checked.kind !== 'admitted') return checked
    const [membership] = await listMemberships(tx, checked.userId)
    return { ...checked, organizationId: membership?.organizationId ?? null }
  })
  if (outcome.kind === 'none') throw new AppError('OTP_INVALID')
  if (outcome.kind === 'refused') throw new AppError(outcome.code)
  return { userId: outcome.userId, organizationId: outcome.organizationId }
}
