import type { IdentityParts } from '../core/parts'
import type { Transaction } from '../core/repo/transaction'
import type { UserRow } from '../core/repo/users'
import type { SignInProvider } from '../providers/sign-in-provider'
import { settingsPath } from './pages'

/** Tells the owner of an account that there is a new way into it. */
export const mailLinked = (
  { deps, queueMail }: Pick<IdentityParts, 'deps' | 'queueMail'>,
  tx: Transaction,
  of: { provider: Pick<SignInProvider, 'label'>; user: UserRow },
): Promise<void> =>
  queueMail(tx, {
    to: of.user.email,
    language: of.user.locale,
    template: { name: 'provider-linked', provider: of.provider.label, settingsUrl: deps.publicUrl(settingsPath) },
  })
