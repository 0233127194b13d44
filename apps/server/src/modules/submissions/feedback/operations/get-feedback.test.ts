import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { getFeedback } from './get-feedback'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('getFeedback reports a submission of no interview of this browser as missing', async () => {
  const access = { accessId: randomUUID(), organizationId: randomUUID(), dataSubjectId: randomUUID() }
  for (const candidate of [[], [access]]) {
    expect(await getErrorCode(getFeedback(deps, { candidate }, { submissionId: randomUUID() }))).toBe('NOT_FOUND')
  }
})
