import type { IdentityParts } from '../core/parts'
import type { Transaction } from '../core/repo/transaction'
import type { UserRow } from '../core/repo/users'
import type { SignInProvider } from '../providers/sign-in-provider'
import { settingsPath } from './pages'

/** Tells the owner of an account that there is a new way into it. */
export const mailLinked = (
  { deps, queueMail }: Pick<IdentityParts, 'deps' | 'queueMail'>,
  tx: Transaction,
  input: { provider: Pick<SignInProvider, 'label'>; user: UserRow },
): Promise<void> =>
  queueMail(tx, {
    to: input.user.email,
    language: input.user.locale,
    template: { name: 'provider-linked', provider: input.provider.label, settingsUrl: deps.publicUrl(settingsPath) },
  })
