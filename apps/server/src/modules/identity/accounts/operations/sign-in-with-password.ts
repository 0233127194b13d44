import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { checkAccountStatus } from '../../core/check-account-status'
import { consumePasswordAttempt, returnPasswordAttempt } from '../../core/limiter'
import { findUserByEmail, placeholderUserId } from '../../core/repo/users'
import type { AccountDeps } from '../account-deps'
import { requireEmail } from '../challenge'
import { findPasswordHash } from '../repo/accounts'

/** In the log of the person's organizations. An address without an account costs the same statement. */
const recordFailure = (deps: AccountDeps, userId: string): Promise<void> =>
  deps.withActor({ kind: 'auth' }, (tx) =>
    deps.audit.recordForAccount(tx, { type: 'sign_in.failed', userId, isByOwner: false }),
  )

/**
 * Checks a password; returns whose session to open. The guess is counted in a transaction that commits before the
 * password is compared outside any transaction: parallel guesses can't bypass the limit, and no caller waits for a hash
 * while a row is locked. An address without a password costs the same work and is refused in the same words.
 */
export const signInWithPassword = async (
  deps: AccountDeps,
  browser: Browser,
  input: { email: string; password: string },
): Promise<{ userId: string }> => {
  const email = requireEmail(input.email)
  const { userId, hash } = await deps.withActor({ kind: 'auth' }, async (tx) => {
    await consumePasswordAttempt(deps, tx, { email, browser })
    const userId = (await findUserByEmail(tx, email))?.id ?? placeholderUserId
    return { userId, hash: await findPasswordHash(tx, userId) }
  })
  if (!(await deps.passwords.verify(input.password, hash))) {
    await recordFailure(deps, userId)
    throw new AppError('SIGN_IN_FAILED')
  }
  const checked = await deps.withActor({ kind: 'auth' }, async (tx) => {
    await returnPasswordAttempt(deps, tx, email)
    const user = await findUserByEmail(tx, email)
    // The password was replaced while this one was compared.
    if (user === undefined || (await findPasswordHash(tx, user.id)) !== hash) return { kind: 'none' } as const
    return checkAccountStatus(tx, user, new Date(deps.clock.nowMs()))
  })
  if (checked.kind === 'none') throw new AppError('SIGN_IN_FAILED')
  if (checked.kind === 'refused') throw new AppError(checked.code)
  return { userId: checked.userId }
}
