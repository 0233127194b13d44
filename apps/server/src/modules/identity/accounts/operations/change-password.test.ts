import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { changePassword } from './change-password'
import { signInWithPassword } from './sign-in-with-password'

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
const openOwnSession = async (account: { userId: string; organizationId: string }) => {
  const sessionId = await fixture.openSession(account.userId)
  return { browser, signedIn: { ...account, sessionId, role: 'owner' as const } }
}

test('requires the current password, ends the other sessions and informs the owner', async () => {
  const email = 'change@example.org'
  const account = await fixture.makeAccount(email, password)
  const who = await openOwnSession(account)
  await fixture.openSession(account.userId)
  const change = (currentPassword: string, value: string) =>
    changePassword(fixture.accounts, who, { currentPassword, newPassword: value })
  expect(await getErrorCode(change('not this one', newPassword))).toBe('PASSWORD_WRONG')
  expect(await fixture.sessionIds(account.userId)).toHaveLength(2)
  await expect(change(password, 'qwertyuiop')).rejects.toMatchObject({
    code: 'PASSWORD_TOO_WEAK',
    fields: { newPassword: 'tooCommon' },
  })
  await change(password, newPassword)
  expect(await fixture.sessionIds(account.userId)).toEqual([who.signedIn.sessionId])
  expect(fixture.mails.at(-1)).toMatchObject({ to: email, template: { name: 'password-changed' } })
  expect(await signIn(email, newPassword)).toEqual({ userId: account.userId })
  expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
})

test('counts wrong guesses together with those at sign-in', async () => {
  const email = 'left-open@example.org'
  const who = await openOwnSession(await fixture.makeAccount(email, password))
  const guess = () => getErrorCode(changePassword(fixture.accounts, who, { currentPassword: 'a guess', newPassword }))
  for (let n = 0; n < 3; n += 1) expect(await guess()).toBe('PASSWORD_WRONG')
  for (let n = 0; n < 3; n += 1) expect(await getErrorCode(signIn(email, 'a guess'))).toBe('SIGN_IN_FAILED')
  expect(await guess()).toBe('SIGN_IN_TOO_MANY_ATTEMPTS')
  expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_TOO_MANY_ATTEMPTS')
})

test('refuses a person who has no password', async () => {
  const who = await openOwnSession(await fixture.makeAccount('none@example.org'))
  const attempt = changePassword(fixture.accounts, who, { currentPassword: password, newPassword })
  expect(await getErrorCode(attempt)).toBe('PASSWORD_WRONG')
})
