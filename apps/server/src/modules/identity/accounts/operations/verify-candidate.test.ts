import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { sendCandidateCode } from './send-candidate-code'
import { verifyCandidate } from './verify-candidate'
import { verifySignIn } from './verify-sign-in'

const browser = makeBrowser('own browser')
let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const requestCode = async (email: string) => {
  const deps = { ...fixture.accounts, candidates: { hasInterviews: async () => true } }
  const { challengeId } = await sendCandidateCode(deps, browser, { email, locale: 'en' })
  return { challengeId, code: fixture.getMailedCode(email) }
}
const invalid = { code: 'OTP_INVALID' }

test('returns the address that the code proves, once', async () => {
  const input = await requestCode('candidate@example.org')
  expect(await verifyCandidate(fixture.accounts, browser, input)).toBe('candidate@example.org')
  await expect(verifyCandidate(fixture.accounts, browser, input)).rejects.toMatchObject(invalid)
})

test('refuses a code in another browser, and a candidate’s code as a sign-in code', async () => {
  const email = 'member@example.org'
  await fixture.makeAccount(email)
  const input = await requestCode(email)
  const otherBrowser = makeBrowser('another browser')
  await expect(verifyCandidate(fixture.accounts, otherBrowser, input)).rejects.toMatchObject(invalid)
  await expect(verifySignIn(fixture.accounts, browser, input)).rejects.toMatchObject(invalid)
})
