import { userStatus } from '@candor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountFixture,
  createAccountFixture,
  makeBrowser,
  statusesWithoutAccount,
} from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { signInWithPassword } from './sign-in-with-password'

const password = 'a long walk by the river'
const browser = makeBrowser('own browser')
let fixture: AccountFixture

beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const signIn = (email: string, value = password) =>
  signInWithPassword(fixture.accounts, browser, { email, password: value })

test('accepts any spelling of the address, and the exact password only', async () => {
  const { userId } = await fixture.makeAccount('pass@example.org', password)
  expect(await signIn(' PASS@Example.ORG ')).toEqual({ userId })
  expect(await getErrorCode(signIn('pass@example.org', 'a long walk by the River'))).toBe('SIGN_IN_FAILED')
})

test('reports a block only after the right password (A-09)', async () => {
  const email = 'blocked@example.org'
  await fixture.makeAccount(email, password)
  for (const [status, code] of [
    [userStatus.SUSPENDED, 'ACCOUNT_SUSPENDED'],
    [userStatus.BANNED, 'ACCOUNT_BANNED'],
  ] as const) {
    await fixture.setStatus(email, status)
    expect(await getErrorCode(signIn(email, 'not this one'))).toBe('SIGN_IN_FAILED')
    expect(await getErrorCode(signIn(email))).toBe(code)
  }
  for (const status of statusesWithoutAccount) {
    await fixture.setStatus(email, status)
    expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
  }
})

test('reactivates a deactivated account', async () => {
  const email = 'inactive@example.org'
  const { userId } = await fixture.makeAccount(email, password)
  await fixture.setStatus(email, userStatus.INACTIVE)
  expect(await signIn(email)).toEqual({ userId })
})

test('gives the same refusal to an account without a password and to an unknown address', async () => {
  await fixture.makeAccount('code-only@example.org')
  expect(await getErrorCode(signIn('code-only@example.org'))).toBe('SIGN_IN_FAILED')
  expect(await getErrorCode(signIn('unknown@example.org'))).toBe('SIGN_IN_FAILED')
})
