import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from './create-set'
import { listSets } from './list-sets'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const make = (name: string, isActive = false) =>
  createSet(deps, owner, { name, content: sampleContent(deps.newId), producedBy: 'builtin', isActive })

describe('listSets', () => {
  test('finds a set by a part of its name and treats wildcards as characters', async () => {
    await make('Kỹ sư phần mềm')
    await make('Recruiter')
    const found = await listSets(deps, owner, { page: 1, keyword: 'kỹ sư' })
    expect(found.items.map((item) => item.name)).toEqual(['Kỹ sư phần mềm'])
    expect((await listSets(deps, owner, { page: 1, keyword: '%' })).total).toBe(0)
  })

  test('filters by status', async () => {
    const active = await make('Open now', true)
    const found = await listSets(deps, owner, { page: 1, status: 1 })
    expect(found.items.map((item) => item.id)).toEqual([active.id])
  })

  test('shows nothing of another organization', async () => {
    await make('Private')
    expect(await listSets(deps, stranger, { page: 1 })).toMatchObject({ items: [], total: 0 })
  })
})
