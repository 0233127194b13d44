import { identifierLimits } from '@candor/domain'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { monotonicMs, nowMs } from '../../../shared/clock'
import { useSingleMutation } from './use-single-mutation'

/** The answer to a request for a mail, and when the next mail may be requested. */
export type SentMail<T> = T & {
  /** On this device's monotonic clock, so that moving between steps doesn't restart the wait. */
  readonly resendAtMs: number
}

/** The wait until another mail can be requested: at most a minute, even if this device's clock is wrong. */
export function getResendDelayMs(resendAt: string, now: number): number {
  return Math.min(identifierLimits.resendAfterMs, Math.max(0, Date.parse(resendAt) - now))
}

function readWaitMs(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'OTP_RESEND_TOO_SOON') return null
  const { seconds } = error.data.params
  return typeof seconds === 'number' ? seconds * 1000 : identifierLimits.resendAfterMs
}

const timed = <T extends { resendAt: string }>(answer: T): SentMail<T> => ({
  ...answer,
  resendAtMs: monotonicMs() + getResendDelayMs(answer.resendAt, nowMs()),
})

/** Requests a mail, and another one after the wait. `given`: the mail that the previous page requested. */
export function useResendableMail<T extends { resendAt: string }, I = void>(
  begin: (input: I) => Promise<T>,
  given: T | null = null,
) {
  const [mailed, setMailed] = useState<SentMail<T> | null>(() => given && timed(given))
  const ask = useSingleMutation({
    mutationFn: begin,
    onSuccess: (made) => setMailed(timed(made)),
    onError: (error) => {
      const left = readWaitMs(error)
      if (left !== null) setMailed((kept) => kept && { ...kept, resendAtMs: monotonicMs() + left })
    },
  })
  return { mailed, ask, forget: () => setMailed(null) }
}
