import type { Transaction } from '../core/repo/transaction'
import type { UserRow } from '../core/repo/users'
import type { IdentityServices } from '../core/services'
import type { SignInProvider } from '../providers/sign-in-provider'
import { settingsPath } from './pages'

/** Informs the owner of an account about a new way to sign in. */
export const mailLinked = (
  { deps, queueMail }: Pick<IdentityServices, 'deps' | 'queueMail'>,
  tx: Transaction,
  input: { provider: Pick<SignInProvider, 'label'>; user: UserRow },
): Promise<void> =>
  queueMail(tx, {
    to: input.user.email,
    language: input.user.locale,
    template: { name: 'provider-linked', provider: input.provider.label, settingsUrl: deps.publicUrl(settingsPath) },
  })
