import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginApp } from './begin-app'
import { listSecondFactors } from './list-second-factors'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a secret alone is no factor, and each one is new', async () => {
  const person = await fixture.makePerson()
  const first = await beginApp(fixture.deps, person)
  const second = await beginApp(fixture.deps, person)
  expect(second.secret).not.toBe(first.secret)
  expect(second.uri).toContain(second.secret)
  expect(await listSecondFactors(fixture.deps, person)).toMatchObject({ appAddedAt: null })
})

test('no secret is made in a session that was opened too long ago', async () => {
  const person = await fixture.makePerson()
  expect(await getErrorCode(beginApp(fixture.deps, { ...person, authenticatedAtMs: null }))).toBe(
    'RECENT_SIGN_IN_REQUIRED',
  )
})
