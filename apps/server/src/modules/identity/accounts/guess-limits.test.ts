import { limitCounter, mail, oneTimeToken, otpChallenge } from '@candor/db'
import { decideInviteMail } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../testing/account-fixture'
import { getErrorCode } from '../../../testing/interview-fixture'
import type { Browser } from '../core/browser'
import { lockCounters } from '../core/limiter'
import type { AccountDeps } from './account-deps'
import { beginChallenge } from './challenge'
import { sendEmailConfirmation } from './operations/send-email-confirmation'
import { signInWithPassword } from './operations/sign-in-with-password'
import { verifySignIn } from './operations/verify-sign-in'

const minuteMs = 60_000
const password = 'a long walk by the river'
let fixture: AccountFixture
let deps: AccountDeps

beforeAll(async () => {
  fixture = await createAccountFixture()
  deps = fixture.accounts
})
afterAll(() => fixture.deps.close())

const begin = (browser: Browser, email: string) =>
  beginChallenge(deps, browser, { email, purpose: 'sign_in', locale: 'en' })
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
const nextDay = (): void => fixture.deps.clock.advance(25 * 60 * minuteMs)

/** How many codes were compared for an address, by the rows of codes and not by the counter under test. */
const countCheckedCodes = (email: string): Promise<number> =>
  fixture.deps.withActor({ kind: 'auth' }, async (tx) => {
    const rows = await tx.select().from(otpChallenge).where(eq(otpChallenge.email, email))
    return rows.reduce((sum, row) => sum + row.attempts, 0)
  })

interface Attack {
  comparedPasswords: number
  sent: number
}

/** One simulated minute of an attack: a code if allowed, six guesses at it, and a password. */
const attack = async (email: string, browser: Browser, counts: Attack): Promise<void> => {
  const started = await begin(browser, email).catch(() => null)
  if (started !== null) {
    counts.sent += 1
    const code = otherThan(fixture.getMailedCode(email))
    for (let guess = 0; guess < 6; guess += 1) {
      await getErrorCode(verifySignIn(deps, browser, { challengeId: started.challengeId, code }))
    }
  }
  const refusal = await getErrorCode(signInWithPassword(deps, browser, { email, password: 'not this one' }))
  if (refusal === 'SIGN_IN_FAILED') counts.comparedPasswords += 1
}

test('at most 50 guesses are checked and 8 mails sent in a day of attacks, and the owner can sign in (A-03, A-04, A-08)', async () => {
  const email = 'victim@example.org'
  const { userId } = await fixture.makeAccount(email, password)
  nextDay()
  const counts: Attack = { comparedPasswords: 0, sent: 0 }
  for (let minute = 0; minute < 65; minute += 1) {
    await attack(email, makeBrowser(`stranger ${minute}`, `made up ${minute}`), counts)
    fixture.deps.clock.advance(minuteMs)
  }
  expect(counts.sent).toBe(5)
  expect(counts.comparedPasswords).toBe(6)
  expect(await countCheckedCodes(email)).toBeLessThanOrEqual(27)

  const own = makeBrowser('own browser', 'signed in here before')
  await fixture.addKnownBrowser(userId, own)
  expect(await signInWithPassword(deps, own, { email, password })).toEqual({ userId })
  const { challengeId } = await begin(own, email)
  expect(await verifySignIn(deps, own, { challengeId, code: fixture.getMailedCode(email) })).toMatchObject({ userId })
  fixture.deps.clock.advance(minuteMs)

  // With a stolen known browser, all guesses together stay within 50 a day and all mails within 10.
  for (let minute = 0; minute < 30; minute += 1) {
    await attack(email, own, counts)
    fixture.deps.clock.advance(minuteMs)
  }
  const counters = await fixture.deps.withActor({ kind: 'auth' }, async (tx) => lockCounters(deps, tx, email))
  expect(counters.counters?.mailsThisDay).toBe(8)
  expect(counts.comparedPasswords).toBe(10)
  expect((await countCheckedCodes(email)) - 2 + counts.comparedPasswords).toBeLessThanOrEqual(50)
  const first = decideInviteMail(counters.counters, counters.nowMs)
  const second = first.kind === 'send' ? decideInviteMail(first.counters, counters.nowMs) : first
  const third = second.kind === 'send' ? decideInviteMail(second.counters, counters.nowMs) : second
  expect([first.kind, second.kind, third.kind]).toEqual(['send', 'send', 'refused'])
})

test('the sixth guess is refused even if right, and a new code does not reset the count of the old one (A-02, A-04)', async () => {
  const email = 'brute@example.org'
  await fixture.makeAccount(email)
  const browser = makeBrowser('brute force')
  const { challengeId } = await begin(browser, email)
  const code = fixture.getMailedCode(email)
  const guess = (value: string) => getErrorCode(verifySignIn(deps, browser, { challengeId, code: value }))
  for (let n = 0; n < 4; n += 1) expect(await guess(otherThan(code))).toBe('OTP_INVALID')
  expect(await guess(otherThan(code))).toBe('OTP_TOO_MANY_ATTEMPTS')
  expect(await guess(code)).toBe('OTP_TOO_MANY_ATTEMPTS')
  const spent = await countCheckedCodes(email)
  fixture.deps.clock.advance(minuteMs)
  await begin(browser, email)
  const { counters } = await fixture.deps.withActor({ kind: 'auth' }, (tx) => lockCounters(deps, tx, email))
  expect(counters?.guessesThisDay).toBe(spent)
})

test('none of a hundred simultaneous guesses succeeds when the right one is the 61st (A-05)', async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = `round-${round}@example.org`
    await fixture.makeAccount(email)
    const browser = makeBrowser(`round ${round}`)
    const { challengeId } = await begin(browser, email)
    const right = fixture.getMailedCode(email)
    const codes = Array.from({ length: 100 }, (_, place) => (place === 60 ? right : otherThan(right)))
    const runs = await Promise.allSettled(codes.map((code) => verifySignIn(deps, browser, { challengeId, code })))
    expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(0)
    // One guess was the sign-up's own.
    expect(await countCheckedCodes(email)).toBe(6)
  }
})

test('six of forty simultaneous passwords are compared (A-05)', async () => {
  const email = 'many-passwords@example.org'
  await fixture.makeAccount(email)
  const browser = makeBrowser('a stranger')
  const refusals = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      getErrorCode(signInWithPassword(deps, browser, { email, password: `try ${n}` })),
    ),
  )
  expect(refusals.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(6)
  expect(refusals.filter((code) => code === 'SIGN_IN_TOO_MANY_ATTEMPTS')).toHaveLength(34)
})

test('the right password does not count as a guess, however often a person signs in', async () => {
  const email = 'often@example.org'
  const { userId } = await fixture.makeAccount(email, password)
  for (let n = 0; n < 8; n += 1) {
    expect(await signInWithPassword(deps, makeBrowser(''), { email, password })).toEqual({ userId })
  }
})

test('a code is refused after ten minutes, after a newer one, in another browser, for another purpose and after its use (A-07)', async () => {
  const email = 'replay@example.org'
  await fixture.makeAccount(email)
  const browser = makeBrowser('the one that asked')
  const use = (input: { challengeId: string; code: string }, from = browser) =>
    getErrorCode(verifySignIn(deps, from, input))
  const old = { ...(await begin(browser, email)), code: fixture.getMailedCode(email) }
  fixture.deps.clock.advance(minuteMs)
  const fresh = { ...(await begin(browser, email)), code: fixture.getMailedCode(email) }
  expect(await use(old)).toBe('OTP_INVALID')
  expect(await use(fresh, makeBrowser('another one'))).toBe('OTP_INVALID')
  expect(await use(fresh, makeBrowser(''))).toBe('OTP_INVALID')
  expect(await use(fresh)).toBe('not refused')
  expect(await use(fresh)).toBe('OTP_INVALID')
  fixture.deps.clock.advance(minuteMs)
  const forSignUp = await beginChallenge(deps, browser, { email: 'new@example.org', purpose: 'sign_up', locale: 'en' })
  expect(await use({ ...forSignUp, code: fixture.getMailedCode('new@example.org') })).toBe('OTP_INVALID')
  const late = { ...(await begin(browser, email)), code: fixture.getMailedCode(email) }
  fixture.deps.clock.advance(10 * minuteMs)
  expect(await use(late)).toBe('OTP_EXPIRED')
})

test('checking a code and requesting a newer one at the same time blocks neither', async () => {
  const email = 'crossing@example.org'
  await fixture.makeAccount(email)
  const browser = makeBrowser('two tabs')
  for (let round = 0; round < 2; round += 1) {
    const { challengeId } = await begin(browser, email)
    const code = otherThan(fixture.getMailedCode(email))
    fixture.deps.clock.advance(minuteMs)
    const guesses = Array.from({ length: 8 }, () => getErrorCode(verifySignIn(deps, browser, { challengeId, code })))
    const [sent, ...refusals] = await Promise.all([getErrorCode(begin(browser, email)), ...guesses])
    expect(sent).toBe('not refused')
    expect(refusals.filter((refusal) => !refusal.startsWith('OTP_'))).toEqual([])
    fixture.deps.clock.advance(90 * minuteMs)
  }
})

test('no row contains a code, a password or a token, and no counter contains an address (A-10)', async () => {
  const email = 'plain@example.org'
  await fixture.makeAccount(email, password)
  await begin(makeBrowser('someone'), email)
  const code = fixture.getMailedCode(email)
  const rows = await fixture.deps.withActor({ kind: 'auth' }, async (tx) => ({
    challenges: (await tx.select().from(otpChallenge)).map(({ codeHash, browserTokenHash }) => [
      codeHash,
      browserTokenHash,
    ]),
    tokens: await tx.select().from(oneTimeToken),
    counters: await tx.select().from(limitCounter),
    mails: await tx.select().from(mail),
  }))
  const text = JSON.stringify(rows.challenges)
  expect(text).not.toContain(`"${code}"`)
  expect(text).not.toContain('someone')
  expect(JSON.stringify(rows.tokens)).not.toContain(password)
  expect(JSON.stringify(rows.counters)).not.toContain('plain')
})

test('a resent confirmation counts like every other mail', async () => {
  const email = 'resend@example.org'
  const browser = makeBrowser('someone else')
  const send = () => getErrorCode(sendEmailConfirmation(deps, browser, { email, locale: 'en' }))
  expect(await send()).toBe('not refused')
  expect(await send()).toBe('OTP_RESEND_TOO_SOON')
  expect(await getErrorCode(begin(browser, email))).toBe('OTP_RESEND_TOO_SOON')
})
