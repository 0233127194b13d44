import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { listSecondFactors } from './list-second-factors'
import { removeApp } from './remove-app'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a removed app ends with its recovery codes and is reported by mail', async () => {
  const person = await fixture.makePerson()
  await fixture.addApp(person)
  await removeApp(fixture.deps, person)
  expect(await listSecondFactors(fixture.deps, person)).toMatchObject({ appAddedAt: null, recoveryCodesLeft: 0 })
  expect(fixture.listMailedChanges()).toEqual(['app-added', 'app-removed'])
})

test('recovery codes stay while another factor is left, and a person without an app gets a 404', async () => {
  const person = await fixture.makePerson()
  expect(await getErrorCode(removeApp(fixture.deps, person))).toBe('NOT_FOUND')
  await fixture.addApp(person)
  await fixture.addPasskey(person)
  await removeApp(fixture.deps, person)
  expect(await listSecondFactors(fixture.deps, person)).toMatchObject({ appAddedAt: null, recoveryCodesLeft: 10 })
})
