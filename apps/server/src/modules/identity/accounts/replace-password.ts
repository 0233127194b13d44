import type { Transaction } from '@candor/db'
import { deleteKnownBrowsers } from '../core/repo/limits'
import { deleteSessions } from '../core/repo/sessions'
import { consumeTokens } from '../core/repo/tokens'
import type { UserRow } from '../core/repo/users'
import { passwordChangedMail } from './account-mails'
import type { ChallengeDeps } from './challenge'
import { savePasswordHash } from './repo/accounts'
import { consumeAllChallenges } from './repo/challenges'

/**
 * Gives a person a new password and revokes all other access that an attacker may have obtained: sessions, trusted
 * browsers, open codes and links. The owner is informed by mail.
 */
export const replacePassword = async (
  deps: Pick<ChallengeDeps, 'clock' | 'newId' | 'publicUrl' | 'queueMail' | 'audit'>,
  tx: Transaction,
  input: { user: UserRow; passwordHash: string; exceptSessionId?: string },
): Promise<void> => {
  const { user, passwordHash, exceptSessionId } = input
  const { id: userId, email } = user
  const at = new Date(deps.clock.nowMs())
  await savePasswordHash(tx, { id: deps.newId(), userId, password: passwordHash, at })
  await deleteSessions(tx, { userId, exceptSessionId })
  await deleteKnownBrowsers(tx, userId)
  await consumeAllChallenges(tx, { email, at })
  await consumeTokens(tx, { email, flow: 'magic', at })
  await consumeTokens(tx, { email, flow: 'transfer', at })
  await deps.audit.recordForAccount(tx, { type: 'password.changed', userId, isByOwner: true })
  await deps.queueMail(tx, { to: email, language: user.locale, template: passwordChangedMail(deps) })
}
