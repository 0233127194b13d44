import type { OtpChallenge } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { monotonicMs, nowMs } from '../../../shared/clock'

export const RESEND_AFTER_MS = 60_000

export interface Challenge {
  readonly challengeId: string
  /** When a new code can be asked for, on this device's monotonic clock: going back and forth between steps does not begin the wait anew. */
  readonly resendAtMs: number
}

/** The wait until a new code can be asked for, never more than a minute, whatever this device's clock says. */
export function resendLeftMs(resendAt: string, now: number): number {
  return Math.min(RESEND_AFTER_MS, Math.max(0, Date.parse(resendAt) - now))
}

function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'OTP_RESEND_TOO_SOON') return null
  const { seconds } = error.data.params
  return typeof seconds === 'number' ? seconds * 1000 : RESEND_AFTER_MS
}

/** Asks for a code, and for another one after the wait. */
export function useChallenge(begin: () => Promise<OtpChallenge>) {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const ask = useMutation({
    mutationFn: begin,
    onSuccess: (made) =>
      setChallenge({
        challengeId: made.challengeId,
        resendAtMs: monotonicMs() + resendLeftMs(made.resendAt, nowMs()),
      }),
    onError: (error) => {
      const left = waitOf(error)
      if (left !== null) setChallenge((kept) => kept && { ...kept, resendAtMs: monotonicMs() + left })
    },
  })
  return { challenge, ask, forget: () => setChallenge(null) }
}
