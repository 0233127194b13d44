import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { listSecondFactors } from './list-second-factors'
import { removePasskey } from './remove-passkey'
import { updateSecurity } from './update-security'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a passkey is removed by its owner, and missing to anyone else', async () => {
  const person = await fixture.makePerson()
  await fixture.addPasskey(person)
  const id = (await listSecondFactors(fixture.deps, person)).passkeys[0]?.id ?? ''
  const other = await fixture.makePerson()
  expect(await getErrorCode(removePasskey(fixture.deps, other, { id }))).toBe('NOT_FOUND')
  await removePasskey(fixture.deps, person, { id })
  expect(await listSecondFactors(fixture.deps, person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  expect(fixture.listMailedChanges()).toEqual(['passkey-added', 'passkey-removed'])
})

test('of two factors that are removed at once, one stays where the organization requires one', async () => {
  const person = await fixture.makePerson()
  await fixture.addPasskey(person)
  await fixture.addPasskey(person)
  await updateSecurity(
    fixture.deps,
    { ...person, kind: 'member', role: 'owner' },
    { id: person.organizationId, requiresSecondFactor: true },
  )
  const { passkeys } = await listSecondFactors(fixture.deps, person)
  const outcomes = await Promise.allSettled(passkeys.map(({ id }) => removePasskey(fixture.deps, person, { id })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await listSecondFactors(fixture.deps, person)).passkeys).toHaveLength(1)
})
