import { limitCounter, otpChallenge } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import type { MailOrder } from '../../notification'
import { beginChallenge, type ChallengeDeps } from './challenge'
import { verifyAndRegister } from './operations/verify-and-register'
import { verifySignIn } from './operations/verify-sign-in'

let deps: TestDeps
let mails: MailOrder[]
let challengeDeps: ChallengeDeps
const browser = { token: 'the browser that asked', knownToken: '' }
const registration = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'vi' as const }

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

beforeEach(() => {
  mails = []
  challengeDeps = {
    ...deps,
    randomCode: () => '123456',
    queueMail: async (_tx, order) => {
      mails.push(order)
    },
  }
  deps.clock.advance(3 * 24 * 3_600_000)
})

const refusal = async (run: Promise<unknown>): Promise<string> => {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.code : `no refusal: ${String(error)}`
}

const begin = (email: string, purpose: 'sign_up' | 'sign_in' = 'sign_up') =>
  beginChallenge(challengeDeps, browser, { email, purpose, locale: 'vi' })

const register = async (email: string) => {
  const { challengeId } = await begin(email)
  return verifyAndRegister(challengeDeps, browser, { ...registration, challengeId, code: '123456' })
}

describe('a mailed code', () => {
  test('makes an account, an organization and its owner once', async () => {
    const { challengeId } = await begin('Mai@Example.org')
    const input = { ...registration, challengeId, code: '123456' }
    const made = await verifyAndRegister(challengeDeps, browser, input)
    expect(made.userId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await refusal(verifyAndRegister(challengeDeps, browser, input))).toBe('OTP_INVALID')
  })

  test('works only in the browser that asked for it', async () => {
    const { challengeId } = await begin('other-browser@example.org')
    const input = { ...registration, challengeId, code: '123456' }
    expect(await refusal(verifyAndRegister(challengeDeps, { token: 'another browser', knownToken: '' }, input))).toBe(
      'OTP_INVALID',
    )
    expect(await refusal(verifyAndRegister(challengeDeps, { token: '', knownToken: '' }, input))).toBe('OTP_INVALID')
  })

  test('dies after five wrong guesses, and the right one is refused then', async () => {
    const { challengeId } = await begin('guess@example.org')
    const guess = (code: string) => verifyAndRegister(challengeDeps, browser, { ...registration, challengeId, code })
    for (let n = 0; n < 4; n += 1) expect(await refusal(guess('000000'))).toBe('OTP_INVALID')
    expect(await refusal(guess('000000'))).toBe('OTP_TOO_MANY_ATTEMPTS')
    expect(await refusal(guess('123456'))).toBe('OTP_TOO_MANY_ATTEMPTS')
  })

  test('expires after ten minutes', async () => {
    const { challengeId } = await begin('late@example.org')
    deps.clock.advance(10 * 60_000)
    const run = verifyAndRegister(challengeDeps, browser, { ...registration, challengeId, code: '123456' })
    expect(await refusal(run)).toBe('OTP_EXPIRED')
  })

  test('is judged one guess at a time: twenty at once with the right code open one account', async () => {
    const { challengeId } = await begin('parallel@example.org')
    const input = { ...registration, challengeId, code: '123456' }
    const runs = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyAndRegister(challengeDeps, browser, input)),
    )
    expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(1)
  })

  test('can be asked for again after a minute, not before', async () => {
    await begin('again@example.org')
    expect(await refusal(begin('again@example.org'))).toBe('OTP_RESEND_TOO_SOON')
    deps.clock.advance(60_000)
    await begin('again@example.org')
    expect(mails).toHaveLength(2)
  })

  test('does not stand in the database, and neither does the address of a counter', async () => {
    await begin('hidden@example.org')
    const rows = await deps.withActor({ kind: 'auth' }, async (tx) => ({
      challenges: await tx.select().from(otpChallenge),
      counters: await tx.select().from(limitCounter),
    }))
    expect(JSON.stringify(rows.challenges)).not.toContain('123456')
    expect(JSON.stringify(rows.counters)).not.toContain('hidden')
  })
})

describe('known and unknown addresses', () => {
  test('are answered alike at sign-up, and only the mail tells the owner', async () => {
    await register('known@example.org')
    deps.clock.advance(60_000)
    const known = await begin('known@example.org')
    const unknown = await begin('unknown@example.org')
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(mails.slice(-2).map((mail) => mail.template.name)).toEqual(['already-registered', 'sign-up-code'])
  })

  test('are answered alike at sign-in, and a code for an unknown address opens nothing', async () => {
    const { challengeId } = await begin('nobody@example.org', 'sign_in')
    expect(mails.map((mail) => mail.template.name)).toEqual(['no-account'])
    expect(await refusal(verifySignIn(challengeDeps, browser, { challengeId, code: '123456' }))).toBe('OTP_INVALID')
  })

  test('a code for signing up does not sign in', async () => {
    await register('purpose@example.org')
    deps.clock.advance(60_000)
    const { challengeId } = await begin('purpose@example.org', 'sign_up')
    expect(await refusal(verifySignIn(challengeDeps, browser, { challengeId, code: '123456' }))).toBe('OTP_INVALID')
  })

  test('the right sign-in code names the account and its organization', async () => {
    const made = await register('back@example.org')
    deps.clock.advance(60_000)
    const { challengeId } = await begin('BACK@example.org', 'sign_in')
    expect(await verifySignIn(challengeDeps, browser, { challengeId, code: '123456' })).toEqual(made)
  })
})
