import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { sendSignUpCode } from './send-sign-up-code'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const send = (email: string) => sendSignUpCode(fixture.accounts, makeBrowser('own browser'), { email, locale: 'vi' })

test('answers known and unknown addresses alike; only the mail informs the owner of an account', async () => {
  await fixture.makeAccount('known@example.org')
  const known = await send('known@example.org')
  const unknown = await send('unknown@example.org')
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect(fixture.mails.slice(-2).map(({ template }) => template.name)).toEqual(['already-registered', 'sign-up-code'])
})

test('refuses an invalid address and mails nothing', async () => {
  const before = fixture.mails.length
  await expect(send('a@example.org\r\nBcc: b@example.org')).rejects.toMatchObject({ code: 'INVALID_EMAIL' })
  expect(fixture.mails).toHaveLength(before)
})
