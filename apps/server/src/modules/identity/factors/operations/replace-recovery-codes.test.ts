import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { replaceRecoveryCodes } from './replace-recovery-codes'
import { verifySecondStep } from './verify-second-step'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

test('new recovery codes take the place of the earlier ones', async () => {
  const person = await fixture.makePerson()
  const before = await fixture.addApp(person)
  const { recoveryCodes } = await replaceRecoveryCodes(fixture.deps, person)
  const use = async (code = '') =>
    verifySecondStep(fixture.deps, await fixture.proveFirstStep(person), {
      method: 'recovery',
      code: code.replace('-', ''),
    })
  expect(await getErrorCode(use(before.recoveryCodes[0]))).toBe('SECOND_FACTOR_INVALID')
  expect(await use(recoveryCodes[0])).toMatchObject({ userId: person.userId })
  expect(fixture.listMailedChanges()).toEqual(['app-added', 'recovery-codes-replaced', 'recovery-code-used'])
})

test('a person without a second factor gets no recovery codes', async () => {
  expect(await getErrorCode(replaceRecoveryCodes(fixture.deps, await fixture.makePerson()))).toBe('NOT_FOUND')
})
