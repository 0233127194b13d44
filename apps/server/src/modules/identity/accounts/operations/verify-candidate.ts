import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { type ChallengeDeps, verifyChallenge } from '../challenge'

/** Checks a candidate's code; returns the address that it proves. A candidate needs no account. */
export const verifyCandidate = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { challengeId: string; code: string },
): Promise<string> => {
  const verification = await deps.withActor({ kind: 'auth' }, (tx) =>
    verifyChallenge(deps, tx, { ...input, browser, purpose: 'candidate' }),
  )
  if (verification.kind === 'refused') throw new AppError(verification.code)
  return verification.email
}
