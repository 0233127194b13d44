import type { UsedPasskey } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { AppError } from '../../../platform/errors'
import type { FactorDeps } from './factor-deps'
import { type ChallengeBinding, isPasskeyChallenge, spendPasskeyChallenge } from './passkey-challenge'
import { type PasskeyRow, savePasskeyUse } from './repo/passkeys'

/** Verifies the use of a stored passkey. What it returns has to run in the transaction that acts on it. */
export const verifyPasskey = async (
  deps: FactorDeps,
  input: { used: UsedPasskey; row: PasskeyRow | undefined; binding: ChallengeBinding },
): Promise<(tx: Transaction) => Promise<void>> => {
  const { used, row, binding } = input
  if (row === undefined) throw new AppError('PASSKEY_REFUSED')
  const verified = await deps.relyingParty.verifyUse(used, row, (challenge) =>
    isPasskeyChallenge(deps, binding, challenge),
  )
  if (verified === null) throw new AppError('PASSKEY_REFUSED')
  const { signatureCounter, challenge } = verified
  return async (tx) => {
    await spendPasskeyChallenge(deps, tx, { binding, challenge })
    const lastUsedAt = new Date(deps.clock.nowMs())
    if (!(await savePasskeyUse(tx, row.id, { signatureCounter, lastUsedAt }))) throw new AppError('PASSKEY_REFUSED')
  }
}
