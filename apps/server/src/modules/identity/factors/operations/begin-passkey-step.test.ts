import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginPasskeyStep } from './begin-passkey-step'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a waiting sign-in names the passkeys of its person, and a person without one is refused', async () => {
  const person = await fixture.makePerson()
  const passkey = await fixture.addPasskey(person)
  const options = await beginPasskeyStep(fixture.deps, await fixture.proveFirstStep(person))
  expect(options).toMatchObject({ allowCredentials: [{ id: passkey.credentialId }], userVerification: 'required' })
  const other = await fixture.makePerson()
  await fixture.addApp(other)
  const refused = beginPasskeyStep(fixture.deps, await fixture.proveFirstStep(other))
  expect(await getErrorCode(refused)).toBe('PASSKEY_REFUSED')
})
