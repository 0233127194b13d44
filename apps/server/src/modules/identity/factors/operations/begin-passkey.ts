import type { PasskeyCreationOptions } from '@candor/contract'
import { secondFactorLimits } from '@candor/domain'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { findUser } from '../../core/repo/users'
import { requireActive } from '../../core/sessions'
import type { FactorDeps } from '../factor-deps'
import { createPasskeyChallenge } from '../passkey-challenge'
import { listPasskeys } from '../repo/passkeys'
import { requireRecentSignIn } from '../require-recent-sign-in'

/** What the browser needs to create a passkey. Devices that have one already are excluded. */
export const beginPasskey = async (deps: FactorDeps, caller: SignedIn): Promise<PasskeyCreationOptions> => {
  requireRecentSignIn(deps, caller)
  if (!deps.relyingParty.isAvailable()) throw new AppError('PASSKEY_REFUSED')
  const { userId, sessionId } = caller
  const { user, known } = await deps.withActor({ kind: 'auth' }, async (tx) => ({
    user: requireActive(await findUser(tx, userId)),
    known: await listPasskeys(tx, userId),
  }))
  if (known.length >= secondFactorLimits.passkeys) throw new AppError('PASSKEY_LIMIT_REACHED')
  return deps.relyingParty.creationOptions({
    challenge: createPasskeyChallenge(deps, { purpose: 'create', holder: sessionId }),
    user: { id: userId, email: user.email, name: user.name },
    known,
  })
}
