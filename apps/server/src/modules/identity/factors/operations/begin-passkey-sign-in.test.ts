import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginPasskeySignIn } from './begin-passkey-sign-in'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('the options name no passkeys, and every challenge is new', () => {
  const browser = makeBrowser('any')
  const [first, second] = [beginPasskeySignIn(fixture.deps, browser), beginPasskeySignIn(fixture.deps, browser)]
  expect(first).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
  expect(second.challenge).not.toBe(first.challenge)
})
