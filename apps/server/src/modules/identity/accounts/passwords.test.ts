import { userStatus } from '@candor/contract'
import { authAccount, knownBrowser } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import {
  type AccountFixture,
  createAccountFixture,
  makeBrowser,
  withoutAccount,
} from '../../../testing/account-fixture'
import { getErrorCode } from '../../../testing/interview-fixture'
import { makeToken, takeToken } from '../core/one-time-token'
import type { AccountDeps } from './account-deps'
import { beginChallenge } from './challenge'
import { changePassword } from './operations/change-password'
import { setPassword } from './operations/set-password'
import { signInWithPassword } from './operations/sign-in-with-password'
import { verifySignIn } from './operations/verify-sign-in'

const password = 'a long walk by the river'
const another = 'an umbrella in the sunshine'
const browser = makeBrowser('own browser')
let fixture: AccountFixture
let deps: AccountDeps

beforeAll(async () => {
  fixture = await createAccountFixture()
  deps = fixture.accounts
})
afterAll(() => fixture.deps.close())

const signIn = (email: string, value = password) => signInWithPassword(deps, browser, { email, password: value })

/** A reset code of this address, and what setting a password with it needs. */
const reset = async (email: string) => {
  const { challengeId } = await beginChallenge(deps, browser, { email, purpose: 'reset', locale: 'en' })
  fixture.deps.clock.advance(60_000)
  return { challengeId, code: fixture.getMailedCode(email), password: another }
}

const whoIs = (made: { userId: string; organizationId: string }, sessionId: string) => ({
  browser,
  signedIn: { userId: made.userId, sessionId, organizationId: made.organizationId, role: 'owner' as const },
})

describe('signing in with a password', () => {
  test('works however the address is written, and with that password only', async () => {
    const { userId } = await fixture.makeAccount('pass@example.org', password)
    expect(await signIn(' PASS@Example.ORG ')).toEqual({ userId })
    expect(await getErrorCode(signIn('pass@example.org', 'a long walk by the River'))).toBe('SIGN_IN_FAILED')
  })

  test('A-09: says of a block only after the right password, and of a rest nothing: it is over', async () => {
    const email = 'blocked@example.org'
    const { userId } = await fixture.makeAccount(email, password)
    for (const [status, code] of [
      [userStatus.SUSPENDED, 'ACCOUNT_SUSPENDED'],
      [userStatus.BANNED, 'ACCOUNT_BANNED'],
    ] as const) {
      await fixture.setStatus(email, status)
      expect(await getErrorCode(signIn(email, 'not this one'))).toBe('SIGN_IN_FAILED')
      expect(await getErrorCode(signIn(email))).toBe(code)
    }
    for (const status of withoutAccount) {
      await fixture.setStatus(email, status)
      expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
    }
    await fixture.setStatus(email, userStatus.INACTIVE)
    expect(await signIn(email)).toEqual({ userId })
    await fixture.setStatus(email, userStatus.ACTIVE)
  })

  test('is refused alike where there is no password and where there is no account', async () => {
    await fixture.makeAccount('code-only@example.org')
    expect(await getErrorCode(signIn('code-only@example.org'))).toBe('SIGN_IN_FAILED')
    expect(await getErrorCode(signIn('nobody@example.org'))).toBe('SIGN_IN_FAILED')
  })
})

describe('setting a password with a mailed code', () => {
  test('A-17: ends every session, and invalidates everything else an attacker may have obtained', async () => {
    const email = 'reset@example.org'
    const { userId } = await fixture.makeAccount(email, password)
    await fixture.openSession(userId)
    await fixture.openSession(userId)
    await fixture.addKnownBrowser(userId, makeBrowser('', 'a browser of before'))
    const auth = { kind: 'auth' } as const
    const { token } = await fixture.deps.withActor(auth, (tx) =>
      makeToken(deps, tx, { flow: 'magic', lifetimeMs: 900_000, email, userId }),
    )
    const elsewhere = makeBrowser('somebody with the mailbox')
    const open = await beginChallenge(deps, elsewhere, { email, purpose: 'sign_in', locale: 'en' })
    const openCode = fixture.getMailedCode(email)
    fixture.deps.clock.advance(60_000)
    expect(await setPassword(deps, browser, await reset(email))).toEqual({ userId })
    expect(await fixture.sessionIds(userId)).toEqual([])
    expect(
      await getErrorCode(fixture.deps.withActor(auth, (tx) => takeToken(deps, tx, { flow: 'magic', token }))),
    ).toBe('LINK_INVALID')
    const sneak = verifySignIn(deps, elsewhere, { challengeId: open.challengeId, code: openCode })
    expect(await getErrorCode(sneak)).toBe('OTP_INVALID')
    const known = await fixture.deps.withActor(auth, (tx) =>
      tx.select().from(knownBrowser).where(eq(knownBrowser.userId, userId)),
    )
    expect(known).toEqual([])
    expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
    expect(await signIn(email, another)).toEqual({ userId })
    expect(fixture.mails.at(-1)).toMatchObject({ to: email, language: 'vi', template: { name: 'password-changed' } })
  })

  test('A-17: the code works once, within ten minutes, and is no code to sign in with', async () => {
    const email = 'once@example.org'
    await fixture.makeAccount(email)
    const late = await reset(email)
    fixture.deps.clock.advance(9 * 60_000)
    expect(await getErrorCode(setPassword(deps, browser, late))).toBe('OTP_EXPIRED')
    const good = await reset(email)
    expect(await getErrorCode(verifySignIn(deps, browser, good))).toBe('OTP_INVALID')
    expect(await getErrorCode(setPassword(deps, makeBrowser('another browser'), good))).toBe('OTP_INVALID')
    expect(await getErrorCode(setPassword(deps, browser, good))).toBe('not refused')
    expect(await getErrorCode(setPassword(deps, browser, good))).toBe('OTP_INVALID')
  })

  test('a weak password leaves the code valid; one that contains the person’s name is reported only after the right code', async () => {
    const email = 'linh.pham@example.org'
    await fixture.makeAccount(email)
    const input = await reset(email)
    const wrong = input.code === '000000' ? '000001' : '000000'
    const choose = (value: string, code = input.code) =>
      setPassword(deps, browser, { ...input, code, password: value }).catch((error: unknown) => error)
    for (const [value, fault] of [
      ['short', 'tooShort'],
      ['password123!', 'tooCommon'],
      ['linh.pham2026', 'isPersonal'],
    ] as const) {
      for (let n = 0; n < 3; n += 1) {
        // Nine wrong codes: none of them is judged.
        expect(await choose(value, wrong)).toMatchObject({ code: 'PASSWORD_TOO_WEAK', fields: { password: fault } })
      }
    }
    // "Mai Trần" is the name that only the account knows.
    expect(await choose('mai trần 88', wrong)).toMatchObject({ code: 'OTP_INVALID' })
    expect(await choose('mai trần 88')).toMatchObject({ code: 'PASSWORD_TOO_WEAK', fields: { password: 'isPersonal' } })
    expect(await choose(another)).not.toBeInstanceOf(AppError)
  })

  test('a code for an address without an account is never mailed, and a blocked one gets no password', async () => {
    await beginChallenge(deps, browser, { email: 'nobody-here@example.org', purpose: 'reset', locale: 'en' })
    expect(fixture.mails.at(-1)?.template.name).toBe('no-account')
    const email = 'banned@example.org'
    const { userId } = await fixture.makeAccount(email, password)
    await fixture.setStatus(email, userStatus.BANNED)
    const before = await passwordOf(userId)
    expect(await getErrorCode(setPassword(deps, browser, await reset(email)))).toBe('ACCOUNT_BANNED')
    expect(await passwordOf(userId)).toBe(before)
  })
})

const passwordOf = (userId: string): Promise<string | null | undefined> =>
  fixture.deps.withActor({ kind: 'auth' }, async (tx) => {
    const [row] = await tx.select().from(authAccount).where(eq(authAccount.userId, userId))
    return row?.password
  })

describe('changing one’s password', () => {
  test('needs the current one, ends the other sessions and tells the owner', async () => {
    const email = 'change@example.org'
    const made = await fixture.makeAccount(email, password)
    const current = await fixture.openSession(made.userId)
    await fixture.openSession(made.userId)
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(deps, whoIs(made, current), { currentPassword, newPassword })
    expect(await getErrorCode(change('not this one', another))).toBe('PASSWORD_WRONG')
    expect(await fixture.sessionIds(made.userId)).toHaveLength(2)
    await expect(change(password, 'qwertyuiop')).rejects.toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      fields: { newPassword: 'tooCommon' },
    })
    await change(password, another)
    expect(await fixture.sessionIds(made.userId)).toEqual([current])
    expect(fixture.mails.at(-1)).toMatchObject({ to: email, template: { name: 'password-changed' } })
    expect(await signIn(email, another)).toEqual({ userId: made.userId })
    expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
  })

  test('is no way to try passwords out: guesses count with those at the door', async () => {
    const email = 'left-open@example.org'
    const made = await fixture.makeAccount(email, password)
    const who = whoIs(made, await fixture.openSession(made.userId))
    const guess = () => getErrorCode(changePassword(deps, who, { currentPassword: 'a guess', newPassword: another }))
    for (let n = 0; n < 3; n += 1) expect(await guess()).toBe('PASSWORD_WRONG')
    for (let n = 0; n < 3; n += 1) expect(await getErrorCode(signIn(email, 'a guess'))).toBe('SIGN_IN_FAILED')
    expect(await guess()).toBe('SIGN_IN_TOO_MANY_ATTEMPTS')
    expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_TOO_MANY_ATTEMPTS')
  })

  test('a person without a password has none to change', async () => {
    const made = await fixture.makeAccount('none@example.org')
    const who = whoIs(made, await fixture.openSession(made.userId))
    expect(await getErrorCode(changePassword(deps, who, { currentPassword: password, newPassword: another }))).toBe(
      'PASSWORD_WRONG',
    )
  })
})
