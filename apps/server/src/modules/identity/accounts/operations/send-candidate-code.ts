import type { InterfaceLanguage, OtpChallenge } from '@candor/contract'
import type { Browser } from '../../core/browser'
import type { CandidateReturn } from '../../core/ports'
import { beginChallenge, type ChallengeDeps, requireEmail } from '../challenge'

/**
 * Mails a returning candidate a code. Whether the address has interviews is always looked up first, and decides only
 * the content of the mail.
 */
export const sendCandidateCode = async (
  deps: ChallengeDeps & { candidates: Pick<CandidateReturn, 'hasInterviews'> },
  browser: Browser,
  input: { email: string; locale: InterfaceLanguage },
): Promise<OtpChallenge> => {
  const hasInterviews = await deps.candidates.hasInterviews(requireEmail(input.email))
  return beginChallenge(deps, browser, { ...input, purpose: 'candidate', hasInterviews })
}
