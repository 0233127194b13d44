import { limitCounter, otpChallenge } from '@candor/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import type { MailOrder } from '../../notification'
import { beginChallenge, type ChallengeDeps } from './challenge'
import { verifyAndRegister } from './operations/verify-and-register'

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

const begin = (email: string) => beginChallenge(challengeDeps, browser, { email, purpose: 'sign_up', locale: 'vi' })

describe('a mailed code', () => {
  test('a code works only in the browser that asked for it', async () => {
    const { challengeId } = await begin('other-browser@example.org')
    const input = { ...registration, challengeId, code: '123456' }
    expect(await refusal(verifyAndRegister(challengeDeps, { token: 'another browser', knownToken: '' }, input))).toBe(
      'OTP_INVALID',
    )
    expect(await refusal(verifyAndRegister(challengeDeps, { token: '', knownToken: '' }, input))).toBe('OTP_INVALID')
  })

  test('five wrong guesses invalidate a code; the right one is refused afterwards', async () => {
    const { challengeId } = await begin('guess@example.org')
    const guess = (code: string) => verifyAndRegister(challengeDeps, browser, { ...registration, challengeId, code })
    for (let n = 0; n < 4; n += 1) expect(await refusal(guess('000000'))).toBe('OTP_INVALID')
    expect(await refusal(guess('000000'))).toBe('OTP_TOO_MANY_ATTEMPTS')
    expect(await refusal(guess('123456'))).toBe('OTP_TOO_MANY_ATTEMPTS')
  })

  test('a code expires after ten minutes', async () => {
    const { challengeId } = await begin('late@example.org')
    deps.clock.advance(10 * 60_000)
    const run = verifyAndRegister(challengeDeps, browser, { ...registration, challengeId, code: '123456' })
    expect(await refusal(run)).toBe('OTP_EXPIRED')
  })

  test('twenty right guesses at the same time make one account', async () => {
    const { challengeId } = await begin('parallel@example.org')
    const input = { ...registration, challengeId, code: '123456' }
    const runs = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyAndRegister(challengeDeps, browser, input)),
    )
    expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(1)
  })

  test('a second code is refused within a minute and mailed after it', async () => {
    await begin('again@example.org')
    expect(await refusal(begin('again@example.org'))).toBe('OTP_RESEND_TOO_SOON')
    deps.clock.advance(60_000)
    await begin('again@example.org')
    expect(mails).toHaveLength(2)
  })

  test('the database stores neither a code nor the address that a counter belongs to', async () => {
    await begin('hidden@example.org')
    const rows = await deps.withActor({ kind: 'auth' }, async (tx) => ({
      challenges: await tx.select().from(otpChallenge),
      counters: await tx.select().from(limitCounter),
    }))
    expect(JSON.stringify(rows.challenges)).not.toContain('123456')
    expect(JSON.stringify(rows.counters)).not.toContain('hidden')
  })
})
