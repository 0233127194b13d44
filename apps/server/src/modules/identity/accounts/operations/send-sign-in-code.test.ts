import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { sendSignInCode } from './send-sign-in-code'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const send = (email: string) => sendSignInCode(fixture.accounts, makeBrowser('own browser'), { email, locale: 'en' })

test('mails a code only to an address with an account, and answers every address alike', async () => {
  await fixture.makeAccount('known@example.org')
  const known = await send('known@example.org')
  const unknown = await send('unknown@example.org')
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect(fixture.mails.slice(-2).map(({ template }) => template.name)).toEqual(['sign-in-code', 'no-account'])
})

test('refuses a second code within a minute and mails nothing', async () => {
  await send('again@example.org')
  const before = fixture.mails.length
  await expect(send('again@example.org')).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' })
  expect(fixture.mails).toHaveLength(before)
  fixture.deps.clock.advance(60_000)
  await send('again@example.org')
  expect(fixture.mails).toHaveLength(before + 1)
})
