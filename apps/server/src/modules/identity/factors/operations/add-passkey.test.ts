import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createSoftwarePasskey } from '../../../../testing/software-passkey'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { addPasskey } from './add-passkey'
import { beginPasskey } from './begin-passkey'
import { listSecondFactors } from './list-second-factors'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

const origin = 'http://localhost:3000'

test('a passkey is refused for another session’s challenge, twice for one challenge, and for a known credential', async () => {
  const person = await fixture.makePerson()
  const other = await fixture.makePerson()
  const passkey = createSoftwarePasskey(origin)
  const { challenge } = await beginPasskey(fixture.deps, person)
  const created = passkey.create(challenge)
  expect(await getErrorCode(addPasskey(fixture.deps, other, { name: 'Theirs', created }))).toBe('PASSKEY_REFUSED')
  await addPasskey(fixture.deps, person, { name: 'Mine', created })
  const again = createSoftwarePasskey(origin).create(challenge)
  expect(await getErrorCode(addPasskey(fixture.deps, person, { name: 'Again', created: again }))).toBe(
    'PASSKEY_REFUSED',
  )
  const next = passkey.create((await beginPasskey(fixture.deps, other)).challenge)
  expect(await getErrorCode(addPasskey(fixture.deps, other, { name: 'Same', created: next }))).toBe('PASSKEY_REFUSED')
  expect((await listSecondFactors(fixture.deps, other)).passkeys).toEqual([])
})

test('a person has at most ten passkeys', async () => {
  const person = await fixture.makePerson()
  for (let n = 0; n < 10; n += 1) await fixture.addPasskey(person)
  expect(await getErrorCode(fixture.addPasskey(person))).toBe('PASSKEY_LIMIT_REACHED')
})
