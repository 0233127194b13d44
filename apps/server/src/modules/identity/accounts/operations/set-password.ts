import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { checkAccountStatus } from '../../core/check-account-status'
import type { Transaction } from '../../core/repo/transaction'
import { findUserByEmail, type UserRow } from '../../core/repo/users'
import type { AccountDeps } from '../account-deps'
import { findOwnChallenge, verifyChallenge } from '../challenge'
import { listPersonalWords, requireStrong } from '../password-rules'
import { replacePassword } from '../replace-password'
import { markEmailVerified } from '../repo/accounts'

export interface NewPassword {
  readonly challengeId: string
  readonly code: string
  readonly password: string
}

const decide = async (
  deps: AccountDeps,
  tx: Transaction,
  input: NewPassword & { browser: Browser; passwordHash: string },
) => {
  const verification = await verifyChallenge(deps, tx, { ...input, purpose: 'reset' })
  if (verification.kind === 'refused') return verification
  const user: UserRow | undefined = await findUserByEmail(tx, verification.email)
  const at = new Date(deps.clock.nowMs())
  const checked = await checkAccountStatus(tx, user, at)
  if (user === undefined || checked.kind !== 'admitted') return checked
  // The person's name may be used only now: before the right code the answer would tell strangers whose address it is. Thrown
  // inside the transaction, so that the code stays valid for a better password.
  requireStrong(input.password, { person: listPersonalWords(user), field: 'password' })
  await replacePassword(deps, tx, { user, passwordHash: input.passwordHash })
  await markEmailVerified(tx, user.id, at)
  return checked
}

/**
 * Sets a password with a mailed code; returns whose session to open. A weak password is refused before the code is
 * checked. Every session of the person ends.
 */
export const setPassword = async (
  deps: AccountDeps,
  browser: Browser,
  input: NewPassword,
): Promise<{ userId: string }> => {
  const challenge = await deps.withActor({ kind: 'auth' }, (tx) =>
    findOwnChallenge(deps, tx, { browser, challengeId: input.challengeId }),
  )
  requireStrong(input.password, { person: challenge === undefined ? [] : [challenge.email], field: 'password' })
  if (challenge === undefined) throw new AppError('OTP_INVALID')
  const passwordHash = await deps.passwords.hash(input.password)
  const outcome = await deps.withActor({ kind: 'auth' }, (tx) => decide(deps, tx, { ...input, browser, passwordHash }))
  if (outcome.kind === 'none') throw new AppError('OTP_INVALID')
  if (outcome.kind === 'refused') throw new AppError(outcome.code)
  return { userId: outcome.userId }
}
