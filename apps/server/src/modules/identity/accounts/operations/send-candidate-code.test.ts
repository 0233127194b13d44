import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { sendCandidateCode } from './send-candidate-code'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const send = (email: string) => {
  const candidates = { hasInterviews: async (address: string) => address === 'candidate@example.org' }
  return sendCandidateCode({ ...fixture.accounts, candidates }, makeBrowser('own browser'), { email, locale: 'vi' })
}

test('mails a code only to an address with interviews, and answers every address alike', async () => {
  const known = await send(' Candidate@Example.org ')
  const unknown = await send('unknown@example.org')
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect(fixture.mails).toMatchObject([
    { to: 'candidate@example.org', language: 'vi', template: { name: 'candidate-code' } },
    { to: 'unknown@example.org', language: 'vi', template: { name: 'no-interviews' } },
  ])
})

test('refuses an invalid address and mails nothing', async () => {
  const before = fixture.mails.length
  await expect(send('no address')).rejects.toMatchObject({ code: 'INVALID_EMAIL' })
  expect(fixture.mails).toHaveLength(before)
})
