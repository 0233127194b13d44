import { AppError } from '../../../../platform/errors'
import { admit } from '../../core/admit'
import type { Browser } from '../../core/browser'
import { returnPasswordGuess, spendPasswordGuess } from '../../core/limiter'
import { findUserByEmail, nobodysId } from '../../core/repo'
import type { AccountDeps } from '../account-deps'
import { requireEmail } from '../challenge'
import { findPasswordHash } from '../repo-accounts'

/**
 * Judges a password; answers whose session is to be opened. The guess is counted in a transaction that commits before the
 * password is compared, outside of any: parallel guesses can't slip by, and nobody waits for a hash with a row locked. An
 * address without a password costs the same work and is refused in the same words.
 */
export const signInWithPassword = async (
  deps: AccountDeps,
  browser: Browser,
  input: { email: string; password: string },
): Promise<{ userId: string }> => {
  const email = requireEmail(input.email)
  const hash = await deps.withActor({ kind: 'auth' }, async (tx) => {
    await spendPasswordGuess(deps, tx, { email, browser })
    const user = await findUserByEmail(tx, email)
    return findPasswordHash(tx, user?.id ?? nobodysId)
  })
  if (!(await deps.passwords.verify(input.password, hash))) throw new AppError('SIGN_IN_FAILED')
  const admission = await deps.withActor({ kind: 'auth' }, async (tx) => {
    await returnPasswordGuess(deps, tx, email)
    const user = await findUserByEmail(tx, email)
    // Replaced while it was compared: it is the old one now.
    if (user === undefined || (await findPasswordHash(tx, user.id)) !== hash) return { kind: 'none' } as const
    return admit(tx, user, new Date(deps.clock.nowMs()))
  })
  if (admission.kind === 'none') throw new AppError('SIGN_IN_FAILED')
  if (admission.kind === 'refused') throw new AppError(admission.code)
  return { userId: admission.userId }
}
