import { member, oneTimeToken, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createRegistrationFixture, ownBrowser, type RegistrationFixture } from '../testing/registration-fixture'
import { sendSignInCode } from './send-sign-in-code'
import { sendSignUpCode } from './send-sign-up-code'
import { verifyAndRegister } from './verify-and-register'

let fixture: RegistrationFixture
beforeAll(async () => {
  fixture = await createRegistrationFixture()
})
afterAll(() => fixture.deps.close())

const auth = { kind: 'auth' } as const
const person = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'vi' as const }
const requestCode = async (email: string) => {
  const { challengeId } = await sendSignUpCode(fixture.accounts, ownBrowser, { email, locale: 'vi' })
  return { ...person, challengeId, code: fixture.getMailedCode(email) }
}
const verify = (input: Awaited<ReturnType<typeof requestCode>>) =>
  verifyAndRegister(fixture.accounts, ownBrowser, input)

test('makes an account, an organization and its owner once', async () => {
  const input = await requestCode('mai@example.org')
  const made = await verify(input)
  const rows = await fixture.deps.withActor(auth, async (tx) => ({
    organizations: await tx.select().from(organization).where(eq(organization.id, made.organizationId)),
    members: await tx.select().from(member).where(eq(member.organizationId, made.organizationId)),
  }))
  expect(rows.organizations).toMatchObject([{ name: 'Sao Mai' }])
  expect(rows.members).toMatchObject([{ userId: made.userId, role: 'owner' }])
  expect(await getErrorCode(verify(input))).toBe('OTP_INVALID')
})

test('refuses a wrong code and a code that was mailed for a sign-in, and makes no account', async () => {
  const input = await requestCode('wrong@example.org')
  const wrong = { ...input, code: input.code === '000000' ? '000001' : '000000' }
  expect(await getErrorCode(verify(wrong))).toBe('OTP_INVALID')
  expect(await fixture.findUser('wrong@example.org')).toBeUndefined()
  const email = 'known@example.org'
  await fixture.makeAccount(email)
  const { challengeId } = await sendSignInCode(fixture.accounts, ownBrowser, { email, locale: 'vi' })
  const other = { ...person, challengeId, code: fixture.getMailedCode(email) }
  expect(await getErrorCode(verify(other))).toBe('OTP_INVALID')
})

test('makes no second account when the address got one after the code was mailed', async () => {
  const email = 'twice@example.org'
  const input = await requestCode(email)
  fixture.deps.clock.advance(60_000)
  await fixture.makeAccount(email)
  const before = await fixture.findUser(email)
  expect(await getErrorCode(verify(input))).toBe('OTP_INVALID')
  expect(await fixture.findUser(email)).toEqual(before)
})

test('voids what an attacker registered for the address with a password', async () => {
  const email = 'by-code@example.org'
  const attackersPassword = 'what the attacker knows'
  await fixture.register(email, makeBrowser('attacker'), { password: attackersPassword })
  await verify(await requestCode(email))
  const tokens = await fixture.deps.withActor(auth, (tx) =>
    tx.select().from(oneTimeToken).where(eq(oneTimeToken.email, email)),
  )
  expect(tokens.map(({ payload, consumedAt }) => [payload, consumedAt !== null])).toEqual([[{}, true]])
  expect(await getErrorCode(fixture.signIn(email, attackersPassword))).toBe('SIGN_IN_FAILED')
})
