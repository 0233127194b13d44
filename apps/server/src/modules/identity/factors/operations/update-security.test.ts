import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { getSecurity } from './get-security'
import { updateSecurity } from './update-security'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

const makeOwner = async () => ({ ...(await fixture.makePerson()), kind: 'member', role: 'owner' }) as const

test('an owner with a factor of their own can require one, and stop requiring it', async () => {
  const owner = await makeOwner()
  const id = owner.organizationId
  const require = (requiresSecondFactor: boolean) => updateSecurity(fixture.deps, owner, { id, requiresSecondFactor })
  expect(await getErrorCode(require(true))).toBe('OWN_SECOND_FACTOR_REQUIRED')
  expect(await getSecurity(fixture.deps, owner, { id })).toEqual({ requiresSecondFactor: false })
  await fixture.addPasskey(owner)
  await require(true)
  expect(await getSecurity(fixture.deps, owner, { id })).toEqual({ requiresSecondFactor: true })
  expect(await require(false)).toEqual({ requiresSecondFactor: false })
})

test('another organization is missing, and a session that was left open changes nothing', async () => {
  const owner = await makeOwner()
  const other = await makeOwner()
  const input = { id: other.organizationId, requiresSecondFactor: false }
  expect(await getErrorCode(updateSecurity(fixture.deps, owner, input))).toBe('NOT_FOUND')
  const stale = { ...other, authenticatedAtMs: null }
  expect(await getErrorCode(updateSecurity(fixture.deps, stale, input))).toBe('RECENT_SIGN_IN_REQUIRED')
})
