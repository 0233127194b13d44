import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { countSets } from './count-sets'
import { createSet } from './create-set'

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

describe('countSets', () => {
  test('counts the sets in all and by status', async () => {
    await make('Waiting')
    await make('Open now', true)
    await make('Open too', true)
    expect(await countSets(deps, owner)).toEqual({ total: 3, byStatus: { 0: 1, 1: 2 } })
  })

  test('counts no set of another organization', async () => {
    expect(await countSets(deps, stranger)).toEqual({ total: 0, byStatus: {} })
  })
})
