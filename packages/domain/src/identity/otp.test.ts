import { describe, expect, it } from 'vitest'
import { freshCounters, type IdentifierCounters } from './identifier'
import { decideOtpSend, decideOtpVerify, type OtpVerifyInput } from './otp'

const t0 = 5_000_000
const day = 86_400_000
const challenge = { purpose: 'sign_in', attempts: 0, expiresAtMs: t0 + 600_000, consumedAtMs: null } as const
const verify = (more: Partial<OtpVerifyInput>) =>
  decideOtpVerify({ challenge, counters: null, purpose: 'sign_in', isCodeRight: true, nowMs: t0, ...more })
const send = (counters: IdentifierCounters | null, nowMs: number, isKnownBrowser = false) =>
  decideOtpSend({ counters, purpose: 'sign_in', isKnownBrowser, nowMs })

/** Sends as often as the rules let it for a time, trying every ten seconds. */
const sendAll = (forMs: number, isKnownBrowser: boolean) => {
  let counters: IdentifierCounters | null = null
  const sentAtMs: number[] = []
  for (let nowMs = t0; nowMs < t0 + forMs; nowMs += 10_000) {
    const outcome = send(counters, nowMs, isKnownBrowser)
    if (outcome.kind !== 'send') continue
    counters = outcome.counters
    sentAtMs.push(nowMs)
  }
  return { counters: counters ?? freshCounters(t0), sentAtMs }
}

describe('mailing a code', () => {
  it('creates a challenge of ten minutes and allows the next after sixty seconds', () => {
    const first = send(null, t0)
    expect(first).toMatchObject({ kind: 'send', challenge, resendAtMs: t0 + 60_000 })
    if (first.kind !== 'send') return
    expect(send(first.counters, t0 + 59_999)).toEqual({
      kind: 'refused',
      code: 'OTP_RESEND_TOO_SOON',
      retryAtMs: t0 + 60_000,
    })
    expect(send(first.counters, t0 + 60_000).kind).toBe('send')
  })
  it('mails at most eight codes a day and five an hour, and fewer for strangers', () => {
    expect(sendAll(day, true).sentAtMs).toHaveLength(8)
    expect(sendAll(3_600_000, true).sentAtMs).toHaveLength(5)
    expect(sendAll(day, false).sentAtMs).toHaveLength(5)
    expect(sendAll(3_600_000, false).sentAtMs).toHaveLength(4)
  })
  it('still mails codes to a known browser when strangers have spent theirs, and to all the next day', () => {
    const { counters } = sendAll(day, false)
    expect(send(counters, t0 + day - 1)).toMatchObject({ kind: 'refused', retryAtMs: t0 + day })
    expect(send(counters, t0 + day - 1, true).kind).toBe('send')
    expect(send(counters, t0 + day).kind).toBe('send')
  })
})

describe('judging a guess', () => {
  it('accepts the right code once', () => {
    const outcome = verify({})
    expect(outcome).toMatchObject({
      kind: 'accepted',
      challenge: { attempts: 1, consumedAtMs: t0 },
      counters: { guessesThisDay: 1 },
    })
    if (outcome.kind !== 'accepted') return
    expect(verify({ challenge: outcome.challenge })).toEqual({ kind: 'refused', code: 'OTP_INVALID' })
  })
  it('lets the owner of the mailbox ask for the next code at once', () => {
    const sent = send(null, t0)
    if (sent.kind !== 'send') throw new Error('not sent')
    const outcome = verify({ challenge: sent.challenge, counters: sent.counters, nowMs: t0 + 5_000 })
    if (outcome.kind !== 'accepted') throw new Error('not accepted')
    expect(send(outcome.counters, t0 + 6_000).kind).toBe('send')
    expect(send(sent.counters, t0 + 6_000).kind).toBe('refused')
  })
  it.each([
    [{ challenge: null }, 'OTP_INVALID'],
    [{ purpose: 'reset' as const }, 'OTP_INVALID'],
    [{ nowMs: t0 + 600_000 }, 'OTP_EXPIRED'],
    [{ challenge: { ...challenge, attempts: 5 } }, 'OTP_TOO_MANY_ATTEMPTS'],
    [{ counters: { ...freshCounters(t0), guessesThisDay: 50 } }, 'OTP_TOO_MANY_ATTEMPTS'],
  ])('refuses even the right code for %j', (more, code) => {
    expect(verify(more)).toEqual({ kind: 'refused', code })
  })
  it('accepts in the last millisecond and as the last guess of the day', () => {
    expect(verify({ nowMs: t0 + 599_999, counters: { ...freshCounters(t0), guessesThisDay: 49 } }).kind).toBe(
      'accepted',
    )
  })
  it('ends the challenge with the fifth wrong guess, with the same response as the sixth', () => {
    let current: OtpVerifyInput['challenge'] = challenge
    const codes: string[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const outcome = verify({ challenge: current, isCodeRight: guess === 5 })
      if (outcome.kind === 'wrong') current = outcome.challenge
      if (outcome.kind !== 'accepted') codes.push(outcome.code)
    }
    expect(codes).toEqual([...Array(4).fill('OTP_INVALID'), 'OTP_TOO_MANY_ATTEMPTS', 'OTP_TOO_MANY_ATTEMPTS'])
  })
})
