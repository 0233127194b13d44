import type { InterfaceLanguage, InviteKey } from '@candor/contract'
import { toInstant } from '../../../../platform/clock'
import type { Browser } from '../../core/browser'
import { isAccount } from '../../core/check-account-status'
import { countSignInMail } from '../../core/limiter'
import { hashInviteCode } from '../../core/organization-invite'
import { findUserByEmail } from '../../core/repo/users'
import type { AccountDeps } from '../account-deps'
import { requireEmail } from '../challenge'
import { listPersonalWords, requireStrong } from '../password-rules'
import { mailConfirmation, type Registration } from '../registration'
import { insertPendingUser } from '../repo/accounts'

export interface PasswordRegistration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly organizationName?: string | undefined
  readonly invite?: InviteKey | undefined
  readonly locale: InterfaceLanguage
}

const asRegistration = (deps: AccountDeps, input: PasswordRegistration, passwordHash: string): Registration => ({
  firstName: input.firstName,
  lastName: input.lastName,
  locale: input.locale,
  passwordHash,
  ...(input.organizationName === undefined ? {} : { organizationName: input.organizationName }),
  ...(input.invite === undefined
    ? {}
    : { invite: { id: input.invite.id, codeHash: hashInviteCode(deps, input.invite.code) } }),
})

/**
 * Begins a registration: only the person who confirms the mailed link gets the account. An address that already has an
 * account gets the same response, after the same hashing; only its owner's mail differs.
 */
export const registerWithPassword = async (
  deps: AccountDeps,
  browser: Browser,
  input: PasswordRegistration,
): Promise<{ resendAt: string }> => {
  const email = requireEmail(input.email)
  requireStrong(input.password, { person: listPersonalWords({ ...input, email }), field: 'password' })
  const registration = asRegistration(deps, input, await deps.passwords.hash(input.password))
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const { resendAtMs } = await countSignInMail(deps, tx, { email, browser })
    const isTaken = isAccount(await findUserByEmail(tx, email))
    await insertPendingUser(tx, { id: deps.newId(), email, locale: input.locale, at: new Date(deps.clock.nowMs()) })
    await mailConfirmation(deps, tx, { email, browser, language: input.locale, registration, isTaken })
    return { resendAt: toInstant(resendAtMs) }
  })
}
