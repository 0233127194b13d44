import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from './create-set'
import { getSet } from './get-set'

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

describe('getSet', () => {
  test('returns a set in full, with what its reader may do with it', async () => {
    const set = await make('Recruiter')
    expect(await getSet(deps, owner, { id: set.id })).toEqual(set)
    const reviewer: MemberCaller = { ...owner, role: 'reviewer' }
    expect((await getSet(deps, reviewer, { id: set.id })).can).toEqual({ edit: false, activate: false, archive: false })
  })

  test('rejects a set of another organization with NOT_FOUND, like one that does not exist', async () => {
    const { id } = await make('Private')
    await expect(getSet(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getSet(deps, owner, { id: deps.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
