import { type InterfaceLanguage, zId, zInterfaceLanguage } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { signInLimits } from '@candor/domain'
import { z } from 'zod'
import type { Browser } from '../core/browser'
import { createOneTimeToken, type TokenDeps } from '../core/one-time-token'
import { alreadyRegisteredMail, confirmEmailMail } from './account-mails'
import type { ChallengeDeps } from './challenge'

/** The input of a registration, stored with its confirmation token; of secrets only hashes. */
export const zRegistration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  organizationName: z.string().optional(),
  invite: z.object({ id: zId, codeHash: z.string() }).optional(),
  locale: zInterfaceLanguage,
  passwordHash: z.string(),
})
export type Registration = z.infer<typeof zRegistration>

/**
 * Mails the link that confirms a registration, which is bound to the browser that registered. An address that has an account
 * (`isTaken`) causes the same work, including an expired token: only its owner's mail differs.
 */
export const mailConfirmation = async (
  deps: TokenDeps & Pick<ChallengeDeps, 'publicUrl' | 'queueMail'>,
  tx: Transaction,
  input: { email: string; browser: Browser; language: InterfaceLanguage; registration: Registration; isTaken: boolean },
): Promise<void> => {
  const { email, browser, registration, isTaken } = input
  const { token } = await createOneTimeToken(deps, tx, {
    flow: 'confirm',
    lifetimeMs: isTaken ? 0 : signInLimits.confirmationMs,
    email,
    browser,
    payload: registration,
  })
  const template = isTaken ? alreadyRegisteredMail(deps) : confirmEmailMail(deps, token)
  await deps.queueMail(tx, { to: email, language: input.language, template })
}
