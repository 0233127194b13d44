import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { getSecondStep } from './get-second-step'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a browser learns how its own sign-in can be finished, and another browser nothing', async () => {
  const person = await fixture.makePerson()
  await fixture.addApp(person)
  await fixture.addPasskey(person)
  const browser = await fixture.proveFirstStep(person)
  expect((await getSecondStep(fixture.deps, browser)).methods).toEqual(['passkey', 'app', 'recovery'])
  expect(await getErrorCode(getSecondStep(fixture.deps, makeBrowser('another')))).toBe('SECOND_FACTOR_EXPIRED')
  expect(await getErrorCode(getSecondStep(fixture.deps, makeBrowser('')))).toBe('SECOND_FACTOR_EXPIRED')
})
