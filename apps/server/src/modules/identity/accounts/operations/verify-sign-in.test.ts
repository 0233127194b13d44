import { userStatus } from '@candor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountFixture,
  createAccountFixture,
  makeBrowser,
  statusesWithoutAccount,
} from '../../../../testing/account-fixture'
import { sendSignInCode } from './send-sign-in-code'
import { sendSignUpCode } from './send-sign-up-code'
import { verifySignIn } from './verify-sign-in'

const browser = makeBrowser('own browser')
let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const requestCode = async (email: string) => {
  fixture.deps.clock.advance(24 * 3_600_000)
  const { challengeId } = await sendSignInCode(fixture.accounts, browser, { email, locale: 'en' })
  return { challengeId, code: fixture.getMailedCode(email) }
}
const verify = (input: { challengeId: string; code: string }) => verifySignIn(fixture.accounts, browser, input)

test('returns the account and its first organization', async () => {
  const account = await fixture.makeAccount('back@example.org')
  const { challengeId } = await sendSignInCode(fixture.accounts, browser, { email: 'BACK@example.org', locale: 'en' })
  expect(await verify({ challengeId, code: fixture.getMailedCode('back@example.org') })).toEqual(account)
})

test('reports a block only after the right code (A-09)', async () => {
  const email = 'blocked@example.org'
  await fixture.makeAccount(email)
  await fixture.setStatus(email, userStatus.SUSPENDED)
  const input = await requestCode(email)
  const wrong = { ...input, code: input.code === '000000' ? '000001' : '000000' }
  await expect(verify(wrong)).rejects.toMatchObject({ code: 'OTP_INVALID' })
  await expect(verify(input)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
})

test('refuses the code of an account that was deleted since it was mailed', async () => {
  const email = 'deleted@example.org'
  await fixture.makeAccount(email)
  for (const status of statusesWithoutAccount) {
    await fixture.setStatus(email, userStatus.ACTIVE)
    const input = await requestCode(email)
    await fixture.setStatus(email, status)
    await expect(verify(input)).rejects.toMatchObject({ code: 'OTP_INVALID' })
  }
})

test('refuses a code that was mailed for a sign-up', async () => {
  const email = 'purpose@example.org'
  const { challengeId } = await sendSignUpCode(fixture.accounts, browser, { email, locale: 'en' })
  await expect(verify({ challengeId, code: fixture.getMailedCode(email) })).rejects.toMatchObject({
    code: 'OTP_INVALID',
  })
})
