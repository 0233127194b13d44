import type { PasskeyRequestOptions } from '@candor/contract'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { browserHash } from '../../core/one-time-token'
import type { FactorDeps } from '../factor-deps'
import { createPasskeyChallenge } from '../passkey-challenge'

/** What a browser needs to sign in with a passkey alone. It names no passkeys and is the same for everyone. */
export const beginPasskeySignIn = (deps: FactorDeps, browser: Browser): PasskeyRequestOptions => {
  if (!deps.relyingParty.isAvailable()) throw new AppError('PASSKEY_REFUSED')
  const challenge = createPasskeyChallenge(deps, { purpose: 'sign-in', holder: browserHash(deps, browser) })
  return deps.relyingParty.requestOptions({ challenge, known: [] })
}
