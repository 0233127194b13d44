import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { listSecondFactors } from './list-second-factors'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a person sees their own factors and until when they can change them, and no one else’s', async () => {
  const person = await fixture.makePerson()
  const other = await fixture.makePerson()
  await fixture.addApp(person)
  await fixture.addPasskey(person)
  expect(await listSecondFactors(fixture.deps, person)).toMatchObject({
    appAddedAt: expect.stringMatching(/Z$/),
    passkeys: [{ name: 'Laptop', lastUsedAt: null }],
    recoveryCodesLeft: 10,
    canUsePasskeys: true,
    changeableUntil: expect.stringMatching(/Z$/),
    isRequired: false,
  })
  expect(await listSecondFactors(fixture.deps, { ...other, authenticatedAtMs: null })).toMatchObject({
    appAddedAt: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    changeableUntil: null,
  })
})
