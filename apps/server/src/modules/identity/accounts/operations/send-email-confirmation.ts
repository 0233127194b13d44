import type { InterfaceLanguage } from '@candor/contract'
import { toInstant } from '../../../../platform/clock'
import type { Browser } from '../../core/browser'
import { isAccount } from '../../core/check-account-status'
import { countSignInMail } from '../../core/limiter'
import { browserHash } from '../../core/one-time-token'
import { findBrowserToken } from '../../core/repo/tokens'
import type { Transaction } from '../../core/repo/transaction'
import { findUserByEmail } from '../../core/repo/users'
import { alreadyRegisteredMail, noAccountMail } from '../account-mails'
import { type ChallengeDeps, requireEmail } from '../challenge'
import { mailConfirmation, type Registration, zRegistration } from '../registration'

/** What this browser typed when it last registered the address; null: it never did. */
const ownRegistration = async (
  deps: ChallengeDeps,
  tx: Transaction,
  input: { email: string; browser: Browser },
): Promise<Registration | null> => {
  const browserTokenHash = browserHash(deps, input.browser)
  const row = await findBrowserToken(tx, { email: input.email, flow: 'confirm', browserTokenHash })
  const parsed = zRegistration.safeParse(row?.payload)
  return parsed.success ? parsed.data : null
}

/**
 * Mails the confirmation of this browser's registration again. Every address gets the same response and counts the
 * same; only the mail informs the owner of the address.
 */
export const sendEmailConfirmation = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { email: string; locale: InterfaceLanguage },
): Promise<{ resendAt: string }> => {
  const email = requireEmail(input.email)
  const language = input.locale
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const { resendAtMs } = await countSignInMail(deps, tx, { email, browser })
    const registration = await ownRegistration(deps, tx, { email, browser })
    const isTaken = isAccount(await findUserByEmail(tx, email))
    if (registration === null) {
      const template = isTaken ? alreadyRegisteredMail(deps) : noAccountMail(deps)
      await deps.queueMail(tx, { to: email, language, template })
    } else {
      await mailConfirmation(deps, tx, { email, browser, language, registration, isTaken })
    }
    return { resendAt: toInstant(resendAtMs) }
  })
}
