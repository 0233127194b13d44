import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { getSecurity } from './get-security'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('an owner reads the setting of their organization, and any other is missing', async () => {
  const person = await fixture.makePerson()
  const owner = { ...person, kind: 'member', role: 'owner' } as const
  expect(await getSecurity(fixture.deps, owner, { id: person.organizationId })).toEqual({
    requiresSecondFactor: false,
  })
  const other = await fixture.makePerson()
  expect(await getErrorCode(getSecurity(fixture.deps, owner, { id: other.organizationId }))).toBe('NOT_FOUND')
})
