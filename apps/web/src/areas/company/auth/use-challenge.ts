import type { OtpChallenge } from '@candor/contract'
import { type Mailed, useMailed } from './use-mailed'

export type Challenge = Mailed<OtpChallenge>

/** Asks for a code, and for another one after the wait. `given`: the challenge that the page before began. */
export function useChallenge(begin: () => Promise<OtpChallenge>, given: OtpChallenge | null = null) {
  const { mailed, ...rest } = useMailed(begin, given)
  return { challenge: mailed, ...rest }
}
