import { otpLimits } from '../limits'

export const otpPurposes = ['sign_up', 'sign_in', 'reset', 'candidate'] as const
export type OtpPurpose = (typeof otpPurposes)[number]

/** One mailed code, bound to the browser that asked for it. */
export interface OtpChallenge {
  readonly purpose: OtpPurpose
  readonly attempts: number
  readonly expiresAtMs: number
  /** When it was used, or replaced by a newer code of the same browser. */
  readonly consumedAtMs: number | null
}

/** What was spent on one identifier (a canonical address), whoever asked. Kept in one row and changed atomically. */
export interface OtpCounters {
  readonly dayStartedAtMs: number
  readonly mailsThisDay: number
  readonly guessesThisDay: number
  readonly hourStartedAtMs: number
  readonly mailsThisHour: number
  readonly lastMailAtMs: number | null
}

export const freshOtpCounters = (nowMs: number): OtpCounters => ({
  dayStartedAtMs: nowMs,
  mailsThisDay: 0,
  guessesThisDay: 0,
  hourStartedAtMs: nowMs,
  mailsThisHour: 0,
  lastMailAtMs: null,
})

/** The same counters at an instant: windows that are over begin anew. */
const countersAt = (counters: OtpCounters, nowMs: number): OtpCounters => {
  if (nowMs >= counters.dayStartedAtMs + otpLimits.dayMs) {
    return { ...freshOtpCounters(nowMs), lastMailAtMs: counters.lastMailAtMs }
  }
  if (nowMs >= counters.hourStartedAtMs + otpLimits.hourMs) {
    return { ...counters, hourStartedAtMs: nowMs, mailsThisHour: 0 }
  }
  return counters
}

export interface OtpSendInput {
  /** Null: nothing was ever sent to this identifier. */
  readonly counters: OtpCounters | null
  readonly purpose: OtpPurpose
  /** A browser that has signed in as this identifier before: it has a share of the day that strangers can't use up. */
  readonly isKnownBrowser: boolean
  readonly nowMs: number
}
/** On 'send' the browser's earlier open challenges of this identifier are to be marked as consumed. */
export type OtpSendOutcome =
  | {
      readonly kind: 'send'
      readonly challenge: OtpChallenge
      readonly counters: OtpCounters
      readonly resendAtMs: number
    }
  | { readonly kind: 'refused'; readonly code: 'OTP_RESEND_TOO_SOON'; readonly retryAtMs: number }

const nextMailAtMs = (counters: OtpCounters, isKnownBrowser: boolean): number => {
  const reserve = isKnownBrowser ? { perDay: 0, perHour: 0 } : otpLimits.reservedMails
  const waits = [counters.lastMailAtMs === null ? 0 : counters.lastMailAtMs + otpLimits.resendAfterMs]
  if (counters.mailsThisHour >= otpLimits.mailsPerHour - reserve.perHour) {
    waits.push(counters.hourStartedAtMs + otpLimits.hourMs)
  }
  if (counters.mailsThisDay >= otpLimits.mailsPerDay - reserve.perDay) {
    waits.push(counters.dayStartedAtMs + otpLimits.dayMs)
  }
  return Math.max(...waits)
}

/** Whether a code may be mailed now. The same for known and unknown addresses. */
export const decideOtpSend = (input: OtpSendInput): OtpSendOutcome => {
  const { nowMs, purpose } = input
  const counters = countersAt(input.counters ?? freshOtpCounters(nowMs), nowMs)
  const retryAtMs = nextMailAtMs(counters, input.isKnownBrowser)
  if (nowMs < retryAtMs) return { kind: 'refused', code: 'OTP_RESEND_TOO_SOON', retryAtMs }
  return {
    kind: 'send',
    challenge: { purpose, attempts: 0, expiresAtMs: nowMs + otpLimits.lifetimeMs, consumedAtMs: null },
    counters: {
      ...counters,
      mailsThisDay: counters.mailsThisDay + 1,
      mailsThisHour: counters.mailsThisHour + 1,
      lastMailAtMs: nowMs,
    },
    resendAtMs: nowMs + otpLimits.resendAfterMs,
  }
}

export interface OtpVerifyInput {
  /** Null: unknown, or not this browser's. */
  readonly challenge: OtpChallenge | null
  readonly counters: OtpCounters | null
  readonly purpose: OtpPurpose
  /** Compared by the server in constant time against the stored hash. */
  readonly isCodeRight: boolean
  readonly nowMs: number
}
/** 'judged' outcomes carry what is to be stored, in one atomic write that expects the old number of attempts. */
export type OtpVerifyOutcome =
  | { readonly kind: 'accepted'; readonly challenge: OtpChallenge; readonly counters: OtpCounters }
  | {
      readonly kind: 'wrong'
      readonly code: 'OTP_INVALID' | 'OTP_TOO_MANY_ATTEMPTS'
      readonly challenge: OtpChallenge
      readonly counters: OtpCounters
    }
  | { readonly kind: 'refused'; readonly code: 'OTP_INVALID' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_ATTEMPTS' }

/** Judges one guess. Every mail allows five of them, so that no one's guesses can use up another browser's code. */
export const decideOtpVerify = (input: OtpVerifyInput): OtpVerifyOutcome => {
  const { challenge, purpose, nowMs } = input
  const counters = countersAt(input.counters ?? freshOtpCounters(nowMs), nowMs)
  if (challenge === null || challenge.purpose !== purpose || challenge.consumedAtMs !== null) {
    return { kind: 'refused', code: 'OTP_INVALID' }
  }
  if (nowMs >= challenge.expiresAtMs) return { kind: 'refused', code: 'OTP_EXPIRED' }
  if (challenge.attempts >= otpLimits.maxTries || counters.guessesThisDay >= otpLimits.judgedGuessesPerDay) {
    return { kind: 'refused', code: 'OTP_TOO_MANY_ATTEMPTS' }
  }
  const attempts = challenge.attempts + 1
  const spent = { ...counters, guessesThisDay: counters.guessesThisDay + 1 }
  if (input.isCodeRight) {
    return { kind: 'accepted', challenge: { ...challenge, attempts, consumedAtMs: nowMs }, counters: spent }
  }
  const code = attempts >= otpLimits.maxTries ? 'OTP_TOO_MANY_ATTEMPTS' : 'OTP_INVALID'
  return { kind: 'wrong', code, challenge: { ...challenge, attempts }, counters: spent }
}
