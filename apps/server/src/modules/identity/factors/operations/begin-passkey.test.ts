import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createRelyingParty } from '../../providers/webauthn'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginPasskey } from './begin-passkey'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('creation asks for a discoverable passkey with a verified owner, and excludes known devices', async () => {
  const person = await fixture.makePerson()
  const passkey = await fixture.addPasskey(person)
  expect(await beginPasskey(fixture.deps, person)).toMatchObject({
    rp: { id: 'localhost' },
    excludeCredentials: [{ id: passkey.credentialId }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
})

test('no passkey is offered to a product at an IP address, or long after the sign-in', async () => {
  const person = await fixture.makePerson()
  const relyingParty = createRelyingParty(() => 'http://192.168.1.5:3000')
  expect(await getErrorCode(beginPasskey({ ...fixture.deps, relyingParty }, person))).toBe('PASSKEY_REFUSED')
  expect(await getErrorCode(beginPasskey(fixture.deps, { ...person, authenticatedAtMs: null }))).toBe(
    'RECENT_SIGN_IN_REQUIRED',
  )
})
