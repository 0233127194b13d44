import type { OtpChallenge } from '@candor/contract'
import { type SentMail, useResendableMail } from './use-resendable-mail'

export type Challenge = SentMail<OtpChallenge>

/** Requests a code, and another one after the wait. `given`: the challenge that the previous page started. */
export function useChallenge(begin: () => Promise<OtpChallenge>, given: OtpChallenge | null = null) {
  const { mailed, ...rest } = useResendableMail(begin, given)
  return { challenge: mailed, ...rest }
}
