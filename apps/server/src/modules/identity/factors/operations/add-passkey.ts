import type { CreatedPasskey, Passkey } from '@candor/contract'
import { secondFactorLimits } from '@candor/domain'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { hasSecondFactor, lockSecondFactors } from '../../core/repo/second-factors'
import type { FactorDeps } from '../factor-deps'
import { type ChallengeBinding, isPasskeyChallenge, spendPasskeyChallenge } from '../passkey-challenge'
import { presentPasskey } from '../present'
import { recordAdded } from '../record-change'
import { insertPasskey, listPasskeys } from '../repo/passkeys'
import { requireRecentSignIn } from '../require-recent-sign-in'

interface Added {
  readonly passkey: Passkey
  readonly recoveryCodes: string[] | null
}

/** Adds the passkey that the browser created for a challenge of this session. */
export const addPasskey = async (
  deps: FactorDeps,
  caller: SignedIn,
  input: { name: string; created: CreatedPasskey },
): Promise<Added> => {
  requireRecentSignIn(deps, caller)
  const { userId, sessionId } = caller
  const binding: ChallengeBinding = { purpose: 'create', holder: sessionId }
  const verified = await deps.relyingParty.verifyCreation(input.created, (challenge) =>
    isPasskeyChallenge(deps, binding, challenge),
  )
  if (verified === null) throw new AppError('PASSKEY_REFUSED')
  const { challenge, ...credential } = verified
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    await lockSecondFactors(tx, userId)
    await spendPasskeyChallenge(deps, tx, { binding, challenge })
    if ((await listPasskeys(tx, userId)).length >= secondFactorLimits.passkeys) {
      throw new AppError('PASSKEY_LIMIT_REACHED')
    }
    const isFirst = !(await hasSecondFactor(tx, userId))
    const row = {
      id: deps.newId(),
      userId,
      name: input.name,
      ...credential,
      transports: input.created.response.transports ?? [],
      createdAt: new Date(deps.clock.nowMs()),
      lastUsedAt: null,
    }
    if (!(await insertPasskey(tx, row))) throw new AppError('PASSKEY_REFUSED')
    const recoveryCodes = await recordAdded(deps, tx, { userId, sessionId, isFirst, change: 'passkey-added' })
    return { passkey: presentPasskey(row), recoveryCodes }
  })
}
