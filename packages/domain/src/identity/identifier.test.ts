import { describe, expect, it } from 'vitest'
import { identifierLimits, otpLimits } from '../limits'
import {
  decideInviteMail,
  decidePasswordGuess,
  decideSignInMail,
  freshCounters,
  type IdentifierCounters,
  refundPasswordGuess,
} from './identifier'

const t0 = 5_000_000
const day = 86_400_000

const guessAll = (isKnownBrowser: boolean, before: IdentifierCounters | null = null) => {
  let counters: IdentifierCounters | null = before
  let judged = 0
  for (let n = 0; n < 100; n += 1) {
    const outcome = decidePasswordGuess({ counters, isKnownBrowser, nowMs: t0 })
    if (outcome.kind === 'refused') continue
    counters = outcome.counters
    judged += 1
  }
  return { counters, judged }
}

describe('limits of one identifier, independent of the requester', () => {
  it('allows at most fifty password and code guesses and ten mails a day per identifier, over all kinds', () => {
    const codes = identifierLimits.mailsPerDay * otpLimits.maxTries
    expect(codes + identifierLimits.passwordGuessesPerDay).toBeLessThanOrEqual(50)
    expect(identifierLimits.mailsPerDay + identifierLimits.inviteMailsPerDay).toBeLessThanOrEqual(10)
  })
})

describe('passwords', () => {
  it('allows six password guesses a day for strangers, ten in total', () => {
    const strangers = guessAll(false)
    expect(strangers.judged).toBe(6)
    expect(guessAll(true, strangers.counters).judged).toBe(4)
  })
  it('refuses password guesses when the guesses of the day are spent, and allows them the next day', () => {
    const counters = { ...freshCounters(t0), guessesThisDay: identifierLimits.judgedGuessesPerDay }
    const refused = decidePasswordGuess({ counters, isKnownBrowser: true, nowMs: t0 })
    expect(refused).toEqual({ kind: 'refused', code: 'SIGN_IN_TOO_MANY_ATTEMPTS', retryAtMs: t0 + day })
    expect(decidePasswordGuess({ counters, isKnownBrowser: true, nowMs: t0 + day }).kind).toBe('judge')
  })
  it('does not count right passwords, however often they are entered', () => {
    let counters: IdentifierCounters | null = null
    for (let n = 0; n < 100; n += 1) {
      const outcome = decidePasswordGuess({ counters, isKnownBrowser: false, nowMs: t0 })
      if (outcome.kind === 'refused') throw new Error(`refused at ${n}`)
      counters = refundPasswordGuess(outcome.counters, t0)
    }
    expect(counters).toEqual(freshCounters(t0))
    expect(refundPasswordGuess(null, t0)).toEqual(freshCounters(t0))
  })
})

describe('mails', () => {
  it('counts invite mails in a quota of their own', () => {
    let counters: IdentifierCounters | null = null
    for (let n = 0; n < identifierLimits.inviteMailsPerDay; n += 1) {
      const outcome = decideInviteMail(counters, t0)
      if (outcome.kind === 'refused') throw new Error('refused')
      counters = outcome.counters
    }
    expect(decideInviteMail(counters, t0)).toEqual({ kind: 'refused', code: 'MAIL_LIMIT_REACHED' })
    expect(decideInviteMail(counters, t0 + day).kind).toBe('send')
    expect(decideSignInMail({ counters, isKnownBrowser: false, nowMs: t0 }).kind).toBe('send')
  })
})
