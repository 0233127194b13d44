import { userStatus } from '@candor/contract'
import { authAccount, knownBrowser } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../../platform/errors'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { consumeOneTimeToken, createOneTimeToken } from '../../core/one-time-token'
import { sendResetCode } from './send-reset-code'
import { sendSignInCode } from './send-sign-in-code'
import { setPassword } from './set-password'
import { signInWithPassword } from './sign-in-with-password'
import { verifySignIn } from './verify-sign-in'

const auth = { kind: 'auth' } as const
const password = 'a long walk by the river'
const newPassword = 'an umbrella in the sunshine'
const browser = makeBrowser('own browser')
let fixture: AccountFixture

beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const signIn = (email: string, value = password) =>
  signInWithPassword(fixture.accounts, browser, { email, password: value })
/** A reset code of this address, as the input that sets a new password. */
const requestReset = async (email: string) => {
  const { challengeId } = await sendResetCode(fixture.accounts, browser, { email, locale: 'en' })
  fixture.deps.clock.advance(60_000)
  return { challengeId, code: fixture.getMailedCode(email), password: newPassword }
}
const set = (input: Awaited<ReturnType<typeof requestReset>>, from = browser) =>
  setPassword(fixture.accounts, from, input)
const findPasswordHash = (userId: string) =>
  fixture.deps.withActor(auth, async (tx) => {
    const [row] = await tx.select().from(authAccount).where(eq(authAccount.userId, userId))
    return row?.password
  })

test('ends every session and revokes known browsers, open codes and open links (A-17)', async () => {
  const email = 'reset@example.org'
  const { userId } = await fixture.makeAccount(email, password)
  await fixture.openSession(userId)
  await fixture.openSession(userId)
  await fixture.addKnownBrowser(userId, makeBrowser('', 'an earlier browser'))
  const { token } = await fixture.deps.withActor(auth, (tx) =>
    createOneTimeToken(fixture.accounts, tx, { flow: 'magic', lifetimeMs: 900_000, email, userId }),
  )
  const otherBrowser = makeBrowser('another browser with access to the mailbox')
  const open = await sendSignInCode(fixture.accounts, otherBrowser, { email, locale: 'en' })
  const openCode = fixture.getMailedCode(email)
  fixture.deps.clock.advance(60_000)
  expect(await set(await requestReset(email))).toEqual({ userId })
  expect(await fixture.sessionIds(userId)).toEqual([])
  const take = fixture.deps.withActor(auth, (tx) => consumeOneTimeToken(fixture.accounts, tx, { flow: 'magic', token }))
  expect(await getErrorCode(take)).toBe('LINK_INVALID')
  const verify = verifySignIn(fixture.accounts, otherBrowser, { challengeId: open.challengeId, code: openCode })
  expect(await getErrorCode(verify)).toBe('OTP_INVALID')
  const known = await fixture.deps.withActor(auth, (tx) =>
    tx.select().from(knownBrowser).where(eq(knownBrowser.userId, userId)),
  )
  expect(known).toEqual([])
  expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
  expect(await signIn(email, newPassword)).toEqual({ userId })
  expect(fixture.mails.at(-1)).toMatchObject({ to: email, language: 'vi', template: { name: 'password-changed' } })
})

test('accepts a code once, within ten minutes, in the browser that asked for it (A-17)', async () => {
  const email = 'once@example.org'
  await fixture.makeAccount(email)
  const late = await requestReset(email)
  fixture.deps.clock.advance(9 * 60_000)
  expect(await getErrorCode(set(late))).toBe('OTP_EXPIRED')
  const good = await requestReset(email)
  expect(await getErrorCode(verifySignIn(fixture.accounts, browser, good))).toBe('OTP_INVALID')
  expect(await getErrorCode(set(good, makeBrowser('another browser')))).toBe('OTP_INVALID')
  expect(await getErrorCode(set(good))).toBe('not refused')
  expect(await getErrorCode(set(good))).toBe('OTP_INVALID')
})

test('keeps the code valid after a weak password, and reports the person’s name only after the right code', async () => {
  const email = 'linh.pham@example.org'
  await fixture.makeAccount(email)
  const input = await requestReset(email)
  const wrong = input.code === '000000' ? '000001' : '000000'
  const choose = (value: string, code = input.code) =>
    set({ ...input, code, password: value }).catch((error: unknown) => error)
  for (const [value, fault] of [
    ['short', 'tooShort'],
    ['password123!', 'tooCommon'],
    ['linh.pham2026', 'isPersonal'],
  ] as const) {
    for (let n = 0; n < 3; n += 1) {
      // Nine wrong codes: none of them is checked.
      expect(await choose(value, wrong)).toMatchObject({ code: 'PASSWORD_TOO_WEAK', fields: { password: fault } })
    }
  }
  // "Mai Trần" is the name that only the account knows.
  expect(await choose('mai trần 88', wrong)).toMatchObject({ code: 'OTP_INVALID' })
  expect(await choose('mai trần 88')).toMatchObject({ code: 'PASSWORD_TOO_WEAK', fields: { password: 'isPersonal' } })
  expect(await choose(newPassword)).not.toBeInstanceOf(AppError)
})

test('refuses a blocked account and leaves its password unchanged', async () => {
  const email = 'banned@example.org'
  const { userId } = await fixture.makeAccount(email, password)
  await fixture.setStatus(email, userStatus.BANNED)
  const before = await findPasswordHash(userId)
  expect(await getErrorCode(set(await requestReset(email)))).toBe('ACCOUNT_BANNED')
  expect(await findPasswordHash(userId)).toBe(before)
})
