import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createPosition } from './create-position'
import { getPosition } from './get-position'

let deps: TestDeps
let owner: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
})
afterAll(() => deps.close())

test('createPosition creates a position that lacks a set', async () => {
  const made = await createPosition(deps, owner, { name: 'Đầu bếp' })
  expect(made).toMatchObject({ name: 'Đầu bếp', status: 4, setCount: 0, submissionCount: 0, sets: [] })
  expect(await getPosition(deps, owner, { id: made.id })).toEqual(made)
})

test('createPosition creates another position for a name that exists', async () => {
  const first = await createPosition(deps, owner, { name: 'Driver' })
  expect((await createPosition(deps, owner, { name: 'Driver' })).id).not.toBe(first.id)
})

test('createPosition stores the function that was chosen, and none where none was', async () => {
  const nurse = await createPosition(deps, owner, { name: 'Nurse', functionId: 'healthcare' })
  expect((await getPosition(deps, owner, { id: nurse.id })).functionId).toBe('healthcare')
  expect((await createPosition(deps, owner, { name: 'Pilot' })).functionId).toBeNull()
})
