import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { consumePasswordAttempt, returnPasswordAttempt } from '../../core/limiter'
import { findUser, type UserRow } from '../../core/repo/users'
import type { AccountDeps } from '../account-deps'
import { listPersonalWords, requireStrong } from '../password-rules'
import { replacePassword } from '../replace-password'
import { findPasswordHash } from '../repo/accounts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

interface Who {
  readonly signedIn: SignedIn
  readonly browser: Browser
}

const load = (deps: AccountDeps, userId: string): Promise<UserRow> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const user = await findUser(tx, userId)
    if (user === undefined) throw new AppError('UNAUTHENTICATED')
    return user
  })

/**
 * Changes the caller's password. The current one counts as a guess like any other: a session left open must not be a
 * way to guess passwords. Every other session ends; this one must get a new id.
 */
export const changePassword = async (deps: AccountDeps, who: Who, input: PasswordChange): Promise<void> => {
  const { userId, sessionId } = who.signedIn
  const user = await load(deps, userId)
  const { email } = user
  requireStrong(input.newPassword, { person: listPersonalWords(user), field: 'newPassword' })
  const hash = await deps.withActor({ kind: 'auth' }, async (tx) => {
    await consumePasswordAttempt(deps, tx, { email, browser: who.browser })
    return findPasswordHash(tx, userId)
  })
  if (!(await deps.passwords.verify(input.currentPassword, hash))) {
    await deps.withActor({ kind: 'auth' }, (tx) =>
      deps.audit.recordForAccount(tx, { type: 'sign_in.failed', userId, isByOwner: false }),
    )
    throw new AppError('PASSWORD_WRONG')
  }
  const passwordHash = await deps.passwords.hash(input.newPassword)
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await returnPasswordAttempt(deps, tx, email)
    // The password was replaced while this one was compared.
    if ((await findPasswordHash(tx, userId)) !== hash) throw new AppError('PASSWORD_WRONG')
    await replacePassword(deps, tx, { user, passwordHash, exceptSessionId: sessionId })
  })
}
