import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { type ChallengeDeps, judgeChallenge } from '../challenge'

/** Judges a candidate's code; answers the address that it proves. A candidate needs no account. */
export const verifyCandidate = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { challengeId: string; code: string },
): Promise<string> => {
  const judged = await deps.withActor({ kind: 'auth' }, (tx) =>
    judgeChallenge(deps, tx, { ...input, browser, purpose: 'candidate' }),
  )
  if (judged.kind === 'refused') throw new AppError(judged.code)
  return judged.email
}
