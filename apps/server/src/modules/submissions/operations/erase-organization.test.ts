import { integrityTake, submission } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../testing/make-submission'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { eraseOrganization } from './erase-organization'

const worker = { kind: 'worker' } as const
let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const listOwners = () =>
  fixture.deps.withActor(worker, async (tx) => {
    const submissions = await tx.select({ id: submission.organizationId }).from(submission)
    const takes = await tx.select({ id: integrityTake.organizationId }).from(integrityTake)
    return [submissions, takes].map((rows) => rows.map(({ id }) => id))
  })

describe('eraseOrganization', () => {
  test('deletes the submissions and signals of one organization only, and may run twice', async () => {
    const { deps, member, stranger } = fixture
    await fixture.submit()
    const input = { name: 'Other', content: sampleContent(deps.newId), producedBy: null, isActive: true }
    const { id, content } = await createSet(deps, stranger, input)
    await makeSubmission(deps, { member: stranger, set: { id, questions: content.questions } })
    expect((await listOwners())[0]).toHaveLength(2)
    await eraseOrganization(deps, member.organizationId)
    await eraseOrganization(deps, member.organizationId)
    expect(await listOwners()).toEqual([[stranger.organizationId], []])
  })
})
