import { type Language, zId, zLanguage } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { signInLimits } from '@candor/domain'
import { z } from 'zod'
import type { Browser } from '../core/browser'
import { makeToken, type TokenDeps } from '../core/one-time-token'
import { confirmEmailMail } from './account-mails'
import type { ChallengeDeps } from './challenge'

/** What was typed at a registration, kept with its own confirmation; of secrets only hashes. */
export const zRegistration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  organizationName: z.string().optional(),
  invite: z.object({ id: zId, codeHash: z.string() }).optional(),
  locale: zLanguage,
  passwordHash: z.string(),
})
export type Registration = z.infer<typeof zRegistration>

/** Mails the link that confirms a registration, which is bound to the browser that registered. */
export const mailConfirmation = async (
  deps: TokenDeps & Pick<ChallengeDeps, 'publicUrl' | 'queueMail'>,
  tx: Transaction,
  input: { email: string; browser: Browser; language: Language; registration: Registration },
): Promise<void> => {
  const { email, browser, registration } = input
  const { token } = await makeToken(deps, tx, {
    flow: 'confirm',
    lifetimeMs: signInLimits.confirmationMs,
    email,
    browser,
    payload: registration,
  })
  await deps.queueMail(tx, { to: email, language: input.language, template: confirmEmailMail(deps, token) })
}
