import type { SecondFactorChange } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { AppError } from '../../../platform/errors'
import { deleteSessions } from '../core/repo/sessions'
import { findUser } from '../core/repo/users'
import type { FactorDeps } from './factor-deps'
import { issueRecoveryCodes } from './recovery-codes'
import { countRecoveryCodes } from './repo/recovery-codes'

export const securityPath = '/company/setting/security'

/**
 * Informs a person of a change to their second factors, so that one they did not make is noticed, and records it. A reset
 * is recorded by the operation, which knows the owner who did it.
 */
export const mailChange = async (
  deps: Pick<FactorDeps, 'queueMail' | 'publicUrl' | 'audit'>,
  tx: Transaction,
  input: { userId: string; change: SecondFactorChange },
): Promise<void> => {
  const user = await findUser(tx, input.userId)
  if (user === undefined) throw new AppError('UNAUTHENTICATED')
  if (input.change !== 'reset-by-owner') {
    await deps.audit.recordForAccount(tx, { type: 'second_factor.changed', userId: user.id, isByOwner: true })
  }
  await deps.queueMail(tx, {
    to: user.email,
    language: user.locale,
    template: { name: 'second-factor-changed', change: input.change, settingsUrl: deps.publicUrl(securityPath) },
  })
}

/**
 * After a factor was added: the first one comes with recovery codes and ends every other session, none of which proved it.
 * Returns the codes; null: the person has theirs.
 */
export const recordAdded = async (
  deps: FactorDeps,
  tx: Transaction,
  input: { userId: string; sessionId: string; isFirst: boolean; change: SecondFactorChange },
): Promise<string[] | null> => {
  const { userId, sessionId, isFirst } = input
  await mailChange(deps, tx, input)
  if (isFirst) await deleteSessions(tx, { userId, exceptSessionId: sessionId })
  const hasCodes = !isFirst && (await countRecoveryCodes(tx, userId)) > 0
  return hasCodes ? null : issueRecoveryCodes(deps, tx, userId)
}
