import type { PasskeyRequestOptions } from '@candor/contract'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import type { FactorDeps } from '../factor-deps'
import { createPasskeyChallenge } from '../passkey-challenge'
import { listPasskeys } from '../repo/passkeys'
import { requireWaitingStep } from '../waiting-step'

/** What the browser needs to finish its sign-in with one of the person's passkeys. */
export const beginPasskeyStep = async (deps: FactorDeps, browser: Browser): Promise<PasskeyRequestOptions> => {
  const { step, known } = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const step = await requireWaitingStep(deps, tx, browser)
    return { step, known: await listPasskeys(tx, step.userId) }
  })
  if (known.length === 0 || !deps.relyingParty.isAvailable()) throw new AppError('PASSKEY_REFUSED')
  const challenge = createPasskeyChallenge(deps, { purpose: 'second-step', holder: step.id })
  return deps.relyingParty.requestOptions({ challenge, known })
}
