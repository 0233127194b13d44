import type { InterfaceLanguage, OtpChallenge } from '@candor/contract'
import type { Browser } from '../../core/browser'
import type { CandidateReturn } from '../../core/ports'
import { beginChallenge, type ChallengeDeps, requireEmail } from '../challenge'

/**
 * Mails a candidate the code to come back with. Whether there are interviews of this address is asked before anything
 * else, always, and decides only what the mail says.
 */
export const sendCandidateCode = async (
  deps: ChallengeDeps & { candidates: Pick<CandidateReturn, 'hasInterviews'> },
  browser: Browser,
  input: { email: string; locale: InterfaceLanguage },
): Promise<OtpChallenge> => {
  const hasInterviews = await deps.candidates.hasInterviews(requireEmail(input.email))
  return beginChallenge(deps, browser, { ...input, purpose: 'candidate', hasInterviews })
}
