import type { Transaction } from '../core/repo/transaction'
import type { UserRow } from '../core/repo/users'
import type { SignInProvider } from '../providers/sign-in-provider'
import type { ConnectDeps } from './connect-deps'
import { settingsPath } from './pages'

/** Informs the owner of an account about a new way to sign in. */
export const mailLinked = (
  deps: Pick<ConnectDeps, 'queueMail' | 'publicUrl'>,
  tx: Transaction,
  input: { provider: Pick<SignInProvider, 'label'>; user: UserRow },
): Promise<void> =>
  deps.queueMail(tx, {
    to: input.user.email,
    language: input.user.locale,
    template: { name: 'provider-linked', provider: input.provider.label, settingsUrl: deps.publicUrl(settingsPath) },
  })
