import { userStatus } from '@candor/contract'
import { AppError } from '../../../../errors'
import type { Browser } from '../../core/browser'
import { findUserByEmail, listMemberships } from '../../core/repo'
import { type ChallengeDeps, judgeChallenge } from '../challenge'

/** Judges a sign-in code; answers whose session is to be opened, and in which organization. */
export const verifySignIn = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { challengeId: string; code: string },
): Promise<{ userId: string; organizationId: string | null }> => {
  const outcome = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const judged = await judgeChallenge(deps, tx, { ...input, browser, purpose: 'sign_in' })
    if (judged.kind === 'refused') return judged
    const user = await findUserByEmail(tx, judged.email)
    if (user === undefined) return { kind: 'refused', code: 'OTP_INVALID' } as const
    const [membership] = await listMemberships(tx, user.id)
    return { kind: 'known', user, organizationId: membership?.organizationId ?? null } as const
  })
  if (outcome.kind === 'refused') throw new AppError(outcome.code)
  const { status, id } = outcome.user
  if (status === userStatus.SUSPENDED) throw new AppError('ACCOUNT_SUSPENDED')
  if (status === userStatus.BANNED) throw new AppError('ACCOUNT_BANNED')
  if (status !== userStatus.ACTIVE) throw new AppError('OTP_INVALID')
  return { userId: id, organizationId: outcome.organizationId }
}
