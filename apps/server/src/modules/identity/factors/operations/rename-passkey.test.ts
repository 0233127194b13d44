import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { listSecondFactors } from './list-second-factors'
import { renamePasskey } from './rename-passkey'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a passkey is renamed by its owner, and missing to anyone else', async () => {
  const person = await fixture.makePerson()
  await fixture.addPasskey(person)
  const listNames = async () => (await listSecondFactors(fixture.deps, person)).passkeys
  const id = (await listNames())[0]?.id ?? ''
  const other = await fixture.makePerson()
  expect(await getErrorCode(renamePasskey(fixture.deps, other, { id, name: 'Theirs' }))).toBe('NOT_FOUND')
  await renamePasskey(fixture.deps, person, { id, name: 'Phone' })
  expect(await listNames()).toMatchObject([{ id, name: 'Phone' }])
})
