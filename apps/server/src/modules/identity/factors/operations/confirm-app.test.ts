import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginApp } from './begin-app'
import { confirmApp } from './confirm-app'
import { listSecondFactors } from './list-second-factors'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('the app counts once its code was right, with ten recovery codes and a mail', async () => {
  const person = await fixture.makePerson()
  const { secret } = await beginApp(fixture.deps, person)
  const confirmed = await confirmApp(fixture.deps, person, { code: fixture.showCode(secret) })
  expect(confirmed.recoveryCodes).toHaveLength(10)
  expect((await listSecondFactors(fixture.deps, person)).appAddedAt).not.toBeNull()
  expect(fixture.listMailedChanges()).toEqual(['app-added'])
})

test('a wrong code and a secret that was begun too long ago set nothing up', async () => {
  const person = await fixture.makePerson()
  const { secret } = await beginApp(fixture.deps, person)
  const confirm = (code: string, caller = person) => getErrorCode(confirmApp(fixture.deps, caller, { code }))
  expect(await confirm(fixture.showCode(secret, 5))).toBe('SECOND_FACTOR_INVALID')
  fixture.accounts.deps.clock.advance(600_000)
  const again = { ...person, authenticatedAtMs: fixture.accounts.deps.clock.nowMs() }
  expect(await confirm(fixture.showCode(secret), again)).toBe('SECOND_FACTOR_EXPIRED')
  expect((await listSecondFactors(fixture.deps, person)).appAddedAt).toBeNull()
})

test('a replaced app keeps working until the new one is confirmed, and its recovery codes stay', async () => {
  const person = await fixture.makePerson()
  const { secret } = await fixture.addApp(person)
  const next = await beginApp(fixture.deps, person)
  const code = fixture.showCode(secret, 1)
  expect(await getErrorCode(confirmApp(fixture.deps, person, { code }))).toBe('SECOND_FACTOR_INVALID')
  const confirmed = await confirmApp(fixture.deps, person, { code: fixture.showCode(next.secret) })
  expect(confirmed.recoveryCodes).toBeNull()
})
