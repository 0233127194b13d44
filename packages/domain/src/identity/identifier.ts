import { identifierLimits } from '../limits'

/**
 * What was spent on one identifier (a canonical address), independent of the requester. One row, changed atomically.
 */
export interface IdentifierCounters {
  readonly dayStartedAtMs: number
  /** Mails with a code or a link to sign in with. */
  readonly mailsThisDay: number
  readonly inviteMailsThisDay: number
  /** Judged guesses of any kind that were wrong, or not yet found right. */
  readonly guessesThisDay: number
  readonly passwordGuessesThisDay: number
  readonly hourStartedAtMs: number
  readonly mailsThisHour: number
  readonly lastMailAtMs: number | null
}

export const freshCounters = (nowMs: number): IdentifierCounters => ({
  dayStartedAtMs: nowMs,
  mailsThisDay: 0,
  inviteMailsThisDay: 0,
  guessesThisDay: 0,
  passwordGuessesThisDay: 0,
  hourStartedAtMs: nowMs,
  mailsThisHour: 0,
  lastMailAtMs: null,
})

/** The same counters at an instant: expired windows restart at zero. Null: nothing was ever counted. */
export const countersAt = (counters: IdentifierCounters | null, nowMs: number): IdentifierCounters => {
  if (counters === null) return freshCounters(nowMs)
  if (nowMs >= counters.dayStartedAtMs + identifierLimits.dayMs) {
    return { ...freshCounters(nowMs), lastMailAtMs: counters.lastMailAtMs }
  }
  if (nowMs >= counters.hourStartedAtMs + identifierLimits.hourMs) {
    return { ...counters, hourStartedAtMs: nowMs, mailsThisHour: 0 }
  }
  return counters
}

export interface SpendInput {
  readonly counters: IdentifierCounters | null
  /** A browser that has signed in as this identifier before: it has a share of the day that strangers can't use up. */
  readonly isKnownBrowser: boolean
  readonly nowMs: number
}

export type MailOutcome =
  | { readonly kind: 'send'; readonly counters: IdentifierCounters; readonly resendAtMs: number }
  | { readonly kind: 'refused'; readonly code: 'OTP_RESEND_TOO_SOON'; readonly retryAtMs: number }

const nextMailAtMs = (counters: IdentifierCounters, isKnownBrowser: boolean): number => {
  const reserve = isKnownBrowser ? { perDay: 0, perHour: 0 } : identifierLimits.reservedMails
  const waits = [counters.lastMailAtMs === null ? 0 : counters.lastMailAtMs + identifierLimits.resendAfterMs]
  if (counters.mailsThisHour >= identifierLimits.mailsPerHour - reserve.perHour) {
    waits.push(counters.hourStartedAtMs + identifierLimits.hourMs)
  }
  if (counters.mailsThisDay >= identifierLimits.mailsPerDay - reserve.perDay) {
    waits.push(counters.dayStartedAtMs + identifierLimits.dayMs)
  }
  return Math.max(...waits)
}

/** Whether a code or a sign-in link may be mailed now. The same for known and unknown addresses. */
export const decideSignInMail = (input: SpendInput): MailOutcome => {
  const { nowMs } = input
  const counters = countersAt(input.counters, nowMs)
  const retryAtMs = nextMailAtMs(counters, input.isKnownBrowser)
  if (nowMs < retryAtMs) return { kind: 'refused', code: 'OTP_RESEND_TOO_SOON', retryAtMs }
  return {
    kind: 'send',
    counters: {
      ...counters,
      mailsThisDay: counters.mailsThisDay + 1,
      mailsThisHour: counters.mailsThisHour + 1,
      lastMailAtMs: nowMs,
    },
    resendAtMs: nowMs + identifierLimits.resendAfterMs,
  }
}

/**
 * A person who used the mailed code or link owns the mailbox and need not wait for the next mail. Strangers can't get
 * here.
 */
export const mailArrived = (counters: IdentifierCounters): IdentifierCounters => ({ ...counters, lastMailAtMs: null })

/**
 * Whether an invite may be mailed to this address now. Invites have their own quota, so they never use up the codes.
 */
export const decideInviteMail = (
  before: IdentifierCounters | null,
  nowMs: number,
):
  | { readonly kind: 'send'; readonly counters: IdentifierCounters }
  | { readonly kind: 'refused'; readonly code: 'MAIL_LIMIT_REACHED' } => {
  const counters = countersAt(before, nowMs)
  if (counters.inviteMailsThisDay >= identifierLimits.inviteMailsPerDay) {
    return { kind: 'refused', code: 'MAIL_LIMIT_REACHED' }
  }
  return { kind: 'send', counters: { ...counters, inviteMailsThisDay: counters.inviteMailsThisDay + 1 } }
}

export type PasswordGuessOutcome =
  | { readonly kind: 'judge'; readonly counters: IdentifierCounters }
  | { readonly kind: 'refused'; readonly code: 'SIGN_IN_TOO_MANY_ATTEMPTS'; readonly retryAtMs: number }

/**
 * Whether a password may be compared now. The guess is counted before it is judged, so that parallel ones can't slip by;
 * a right one is given back (refundPasswordGuess).
 */
export const decidePasswordGuess = (input: SpendInput): PasswordGuessOutcome => {
  const counters = countersAt(input.counters, input.nowMs)
  const reserve = input.isKnownBrowser ? 0 : identifierLimits.reservedPasswordGuesses
  if (
    counters.passwordGuessesThisDay >= identifierLimits.passwordGuessesPerDay - reserve ||
    counters.guessesThisDay >= identifierLimits.judgedGuessesPerDay
  ) {
    const retryAtMs = counters.dayStartedAtMs + identifierLimits.dayMs
    return { kind: 'refused', code: 'SIGN_IN_TOO_MANY_ATTEMPTS', retryAtMs }
  }
  return {
    kind: 'judge',
    counters: {
      ...counters,
      guessesThisDay: counters.guessesThisDay + 1,
      passwordGuessesThisDay: counters.passwordGuessesThisDay + 1,
    },
  }
}

/** Takes a guess back that turned out to be right: who knows the password may sign in as often as they like. */
export const refundPasswordGuess = (before: IdentifierCounters | null, nowMs: number): IdentifierCounters => {
  const counters = countersAt(before, nowMs)
  return {
    ...counters,
    guessesThisDay: Math.max(0, counters.guessesThisDay - 1),
    passwordGuessesThisDay: Math.max(0, counters.passwordGuessesThisDay - 1),
  }
}
