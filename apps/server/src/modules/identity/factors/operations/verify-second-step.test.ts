import { userStatus } from '@candor/contract'
import { authUser } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createSecretBox } from '../../providers/secret-box'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { verifySecondStep } from './verify-second-step'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('a code of the app is accepted one step early, and refused when it was used', async () => {
  const person = await fixture.makePerson()
  const { secret } = await fixture.addApp(person)
  const code = fixture.showCode(secret, 1)
  const use = async () => verifySecondStep(fixture.deps, await fixture.proveFirstStep(person), { method: 'app', code })
  expect(await use()).toEqual({ userId: person.userId, organizationId: null })
  expect(await getErrorCode(use())).toBe('SECOND_FACTOR_INVALID')
})

test('a person who was suspended between the steps learns it, and gets in nowhere', async () => {
  const person = await fixture.makePerson()
  const { secret } = await fixture.addApp(person)
  const browser = await fixture.proveFirstStep(person)
  await fixture.accounts.deps.withActor({ kind: 'auth' }, (tx) =>
    tx.update(authUser).set({ status: userStatus.SUSPENDED }).where(eq(authUser.id, person.userId)),
  )
  const code = fixture.showCode(secret, 1)
  expect(await getErrorCode(verifySecondStep(fixture.deps, browser, { method: 'app', code }))).toBe('ACCOUNT_SUSPENDED')
})

test('secrets that were encrypted with another key are refused like a wrong code', async () => {
  const person = await fixture.makePerson()
  const { secret } = await fixture.addApp(person)
  const browser = await fixture.proveFirstStep(person)
  const deps = { ...fixture.deps, secretBox: createSecretBox('another secret', 'authenticator-app') }
  const code = fixture.showCode(secret, 1)
  expect(await getErrorCode(verifySecondStep(deps, browser, { method: 'app', code }))).toBe('SECOND_FACTOR_INVALID')
})
