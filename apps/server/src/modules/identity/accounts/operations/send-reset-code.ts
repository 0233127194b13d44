import type { InterfaceLanguage, OtpChallenge } from '@candor/contract'
import type { Browser } from '../../core/browser'
import { beginChallenge, type ChallengeDeps } from '../challenge'

/** Mails a code to set a new password with. An address without an account gets the same answer; only its mail differs. */
export const sendResetCode = (
  deps: ChallengeDeps,
  browser: Browser,
  input: { email: string; locale: InterfaceLanguage },
): Promise<OtpChallenge> => beginChallenge(deps, browser, { ...input, purpose: 'reset' })
