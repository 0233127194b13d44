import type { InterfaceLanguage, OtpChallenge } from '@candor/contract'
import type { Browser } from '../../core/browser'
import { beginChallenge, type ChallengeDeps } from '../challenge'

/** Mails a code that proves the address of a new account. An address with an account gets the same answer. */
export const sendSignUpCode = (
  deps: ChallengeDeps,
  browser: Browser,
  input: { email: string; locale: InterfaceLanguage },
): Promise<OtpChallenge> => beginChallenge(deps, browser, { ...input, purpose: 'sign_up' })
