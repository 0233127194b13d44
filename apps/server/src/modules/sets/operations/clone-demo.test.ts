import { zSetContent } from '@candor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { cloneDemo } from './clone-demo'
import { listSets } from './list-sets'
import { updateSet } from './update-set'

let deps: TestDeps
let owner: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
})
afterAll(() => deps.close())

test.each(['en', 'vi'] as const)('cloneDemo makes a whole set in %s that can be activated', async (language) => {
  const set = await cloneDemo(deps, owner, { language })
  expect(zSetContent.parse(set.content).languages).toEqual([language])
  expect((await updateSet(deps, owner, { id: set.id, status: 1 })).status).toBe(1)
  expect((await listSets(deps, owner, { page: 1 })).items.map(({ id }) => id)).toContain(set.id)
})

test('cloneDemo makes another set each time: changing one leaves the other as it was', async () => {
  const first = await cloneDemo(deps, owner, { language: 'en' })
  const second = await cloneDemo(deps, owner, { language: 'en' })
  const ids = [first, second].flatMap(({ content }) => content.questions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(first.positionId).not.toBe(second.positionId)
})
