import { interviewSet, interviewSetVersion, position } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from './create-set'
import { eraseOrganization } from './erase-organization'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const worker = { kind: 'worker' } as const
const listOwners = () =>
  deps.withActor(worker, async (tx) => {
    const owners = []
    for (const table of [interviewSet, interviewSetVersion, position]) {
      owners.push(await tx.selectDistinct({ id: table.organizationId }).from(table))
    }
    return owners.map((rows) => rows.map(({ id }) => id))
  })

describe('eraseOrganization', () => {
  test('deletes sets, versions and positions of one organization only, and may run twice', async () => {
    for (const member of [owner, stranger]) {
      await createSet(deps, member, { name: 'Set', content: sampleContent(deps.newId), producedBy: null })
    }
    await eraseOrganization(deps, owner.organizationId)
    await eraseOrganization(deps, owner.organizationId)
    const { organizationId } = stranger
    expect(await listOwners()).toEqual([[organizationId], [organizationId], [organizationId]])
  })
})
