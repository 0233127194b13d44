import type { OtpPurpose } from '@candor/contract'
import { identifierLimits, otpLimits } from '../limits'
import {
  countersAt,
  decideSignInMail,
  type IdentifierCounters,
  type MailOutcome,
  mailArrived,
  type SpendInput,
} from './identifier'

/** One mailed code, bound to the browser that asked for it. */
export interface OtpChallenge {
  readonly purpose: OtpPurpose
  readonly attempts: number
  readonly expiresAtMs: number
  /** When it was used, or replaced by a newer code of the same browser. */
  readonly consumedAtMs: number | null
}

/** Whether a right code of this purpose signs in to an account that exists. */
export const opensAccount = (purpose: OtpPurpose): boolean => purpose === 'sign_in' || purpose === 'reset'

/** On 'send' the browser's earlier open challenges of this identifier are to be marked as consumed. */
export type OtpSendOutcome =
  | {
      readonly kind: 'send'
      readonly challenge: OtpChallenge
      readonly counters: IdentifierCounters
      readonly resendAtMs: number
    }
  | Extract<MailOutcome, { kind: 'refused' }>

/** Whether a code may be mailed now. The same for known and unknown addresses. */
export const decideOtpSend = (input: SpendInput & { readonly purpose: OtpPurpose }): OtpSendOutcome => {
  const { nowMs, purpose } = input
  const mail = decideSignInMail(input)
  if (mail.kind === 'refused') return mail
  return {
    ...mail,
    challenge: { purpose, attempts: 0, expiresAtMs: nowMs + otpLimits.lifetimeMs, consumedAtMs: null },
  }
}

export interface OtpVerifyInput {
  /** Null: unknown, or not this browser's. */
  readonly challenge: OtpChallenge | null
  readonly counters: IdentifierCounters | null
  readonly purpose: OtpPurpose
  /** Compared by the server in constant time against the stored hash. */
  readonly isCodeRight: boolean
  readonly nowMs: number
}
/** 'judged' outcomes carry what is to be stored, in one atomic write that expects the old number of attempts. */
export type OtpVerifyOutcome =
  | { readonly kind: 'accepted'; readonly challenge: OtpChallenge; readonly counters: IdentifierCounters }
  | {
      readonly kind: 'wrong'
      readonly code: 'OTP_INVALID' | 'OTP_TOO_MANY_ATTEMPTS'
      readonly challenge: OtpChallenge
      readonly counters: IdentifierCounters
    }
  | { readonly kind: 'refused'; readonly code: 'OTP_INVALID' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_ATTEMPTS' }

/** Judges one guess. Every mail allows five of them, so that no one's guesses can use up another browser's code. */
export const decideOtpVerify = (input: OtpVerifyInput): OtpVerifyOutcome => {
  const { challenge, purpose, nowMs } = input
  const counters = countersAt(input.counters, nowMs)
  if (challenge === null || challenge.purpose !== purpose || challenge.consumedAtMs !== null) {
    return { kind: 'refused', code: 'OTP_INVALID' }
  }
  if (nowMs >= challenge.expiresAtMs) return { kind: 'refused', code: 'OTP_EXPIRED' }
  if (challenge.attempts >= otpLimits.maxTries || counters.guessesThisDay >= identifierLimits.judgedGuessesPerDay) {
    return { kind: 'refused', code: 'OTP_TOO_MANY_ATTEMPTS' }
  }
  const attempts = challenge.attempts + 1
  const spent = { ...counters, guessesThisDay: counters.guessesThisDay + 1 }
  if (input.isCodeRight) {
    return {
      kind: 'accepted',
      challenge: { ...challenge, attempts, consumedAtMs: nowMs },
      counters: mailArrived(spent),
    }
  }
  const code = attempts >= otpLimits.maxTries ? 'OTP_TOO_MANY_ATTEMPTS' : 'OTP_INVALID'
  return { kind: 'wrong', code, challenge: { ...challenge, attempts }, counters: spent }
}
