import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { type ChallengeDeps, verifyChallenge } from '../challenge'
import { type NewPerson, type Registered, registerPerson } from '../register-person'

export interface Registration extends NewPerson {
  readonly challengeId: string
  readonly code: string
}

/**
 * Verifies the address by its code, then creates the account together with an organization or the membership of the
 * invite. An invite that can't be accepted rolls all of it back: the code can still be used to create an organization.
 */
export const verifyAndRegister = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: Registration,
): Promise<Registered> => {
  const outcome = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const verification = await verifyChallenge(deps, tx, { ...input, browser, purpose: 'sign_up' })
    if (verification.kind === 'refused') return verification
    const made = await registerPerson(deps, tx, { email: verification.email, person: input })
    // The address got an account since the code was mailed: the code proves the address, yet a second account must not be.
    if (made === null) return { kind: 'refused', code: 'OTP_INVALID' } as const
    return { kind: 'registered', made } as const
  })
  if (outcome.kind === 'refused') throw new AppError(outcome.code)
  return outcome.made
}
