import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { makeSetOf } from '../testing/set-fixture'
import { countPositions } from './count-positions'
import { createPosition } from './create-position'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

test('countPositions counts in all and by status what the caller sees', async () => {
  await makeSetOf(deps, owner, { positionName: 'Accountant', isActive: true })
  await makeSetOf(deps, owner, { positionName: 'Driver' })
  await createPosition(deps, owner, { name: 'Chef' })
  expect(await countPositions(deps, owner)).toEqual({ total: 3, byStatus: { 0: 1, 1: 1, 4: 1 } })
  expect(await countPositions(deps, stranger)).toEqual({ total: 0, byStatus: {} })
})
