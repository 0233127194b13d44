import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { consumeMailedToken } from '../../core/consume-mailed-token'
import { browserHash } from '../../core/one-time-token'
import type { Transaction } from '../../core/repo/transaction'
import type { ChallengeDeps } from '../challenge'
import { type Registered, registerPerson } from '../register-person'
import { zRegistration } from '../registration'
import { savePasswordHash } from '../repo/accounts'

export interface Confirmed extends Registered {
  readonly hasPassword: boolean
}

const confirm = async (
  deps: ChallengeDeps,
  tx: Transaction,
  input: { browser: Browser; token: string },
): Promise<Confirmed> => {
  const row = await consumeMailedToken(deps, tx, { flow: 'confirm', token: input.token })
  const { passwordHash, ...person } = zRegistration.parse(row.payload)
  const made = await registerPerson(deps, tx, { email: row.email, person })
  if (made === null) throw new AppError('LINK_INVALID')
  const hasPassword = row.browserTokenHash === browserHash(deps, input.browser)
  if (hasPassword) {
    const at = new Date(deps.clock.nowMs())
    await savePasswordHash(tx, { id: deps.newId(), userId: made.userId, password: passwordHash, at })
  }
  return { ...made, hasPassword }
}

const isRefusedInvite = (error: unknown): boolean => error instanceof AppError && error.code === 'INVITE_OTHER_EMAIL'

/**
 * Completes the account from the data of the registration that this link belongs to. An attacker who registered another
 * person's address has chosen a password that the owner does not know: if the link is confirmed in another browser,
 * that password is not used.
 */
export const confirmEmail = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { token: string },
): Promise<Confirmed> => {
  try {
    return await deps.withActor({ kind: 'auth' }, (tx) => confirm(deps, tx, { ...input, browser }))
  } catch (error) {
    throw isRefusedInvite(error) ? new AppError('LINK_INVALID') : error
  }
}
