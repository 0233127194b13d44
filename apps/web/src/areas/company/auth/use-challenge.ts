import type { OtpChallenge } from '@candor/contract'
import { type Mailed, useMailed } from './use-mailed'

export type Challenge = Mailed<OtpChallenge>

/** Requests a code, and another one after the wait. `given`: the challenge that the previous page started. */
export function useChallenge(begin: () => Promise<OtpChallenge>, given: OtpChallenge | null = null) {
  const { mailed, ...rest } = useMailed(begin, given)
  return { challenge: mailed, ...rest }
}
