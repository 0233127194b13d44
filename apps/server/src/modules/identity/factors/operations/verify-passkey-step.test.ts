import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginPasskeyStep } from './begin-passkey-step'
import { verifyPasskeyStep } from './verify-passkey-step'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('another person’s passkey and another sign-in’s challenge finish no sign-in', async () => {
  const person = await fixture.makePerson()
  const passkey = await fixture.addPasskey(person)
  const theirs = await fixture.addPasskey(await fixture.makePerson())
  const browser = await fixture.proveFirstStep(person)
  const { challenge } = await beginPasskeyStep(fixture.deps, browser)
  const verify = (used: ReturnType<typeof passkey.use>, from = browser) =>
    verifyPasskeyStep(fixture.deps, from, { used })
  expect(await getErrorCode(verify(theirs.use(challenge)))).toBe('PASSKEY_REFUSED')
  const other = await fixture.proveFirstStep(person)
  expect(await getErrorCode(verify(passkey.use(challenge), other))).toBe('PASSKEY_REFUSED')
  expect(await verify(passkey.use(challenge))).toEqual({ userId: person.userId, organizationId: null })
  expect(await getErrorCode(verify(passkey.use(challenge)))).toBe('SECOND_FACTOR_EXPIRED')
})
