import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { sendResetCode } from './send-reset-code'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const send = (email: string) => sendResetCode(fixture.accounts, makeBrowser('own browser'), { email, locale: 'en' })

test('mails a code only to an address with an account, and answers every address alike', async () => {
  await fixture.makeAccount('known@example.org')
  const known = await send('known@example.org')
  const unknown = await send('unknown@example.org')
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect(fixture.mails.slice(-2).map(({ template }) => template.name)).toEqual(['reset-code', 'no-account'])
})

test('refuses an invalid address and mails nothing', async () => {
  const before = fixture.mails.length
  await expect(send('no address')).rejects.toMatchObject({ code: 'INVALID_EMAIL' })
  expect(fixture.mails).toHaveLength(before)
})
