import { contract } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleContent } from '../../../../testing/sample-set'
import { listApplicants } from '../../../applicants/operations/list-applicants'
import { listStages } from '../../../applicants/operations/list-stages'
import { assessmentReads } from '../../../assessments'
import { createSet } from '../../../sets/operations/create-set'
import { getSubmission } from '../../operations/get-submission'
import { getSubmissionByCode } from '../../operations/get-submission-by-code'
import { listOwnSubmissions } from '../../operations/list-own-submissions'
import { listSubmissions } from '../../operations/list-submissions'
import { makeSubmission } from '../../testing/make-submission'
import { deleteSubmissionsQueue } from '../queues'
import { type Deletions, openDeletions } from '../testing/open-deletions'

let fixture: Deletions

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

const page = { page: 1, sort: 'newest' } as const

describe('deleteSubmissions', () => {
  test('hides the submissions from every list, count, address and view of the company at once, and orders the job', async () => {
    const { deps, member, submit } = fixture
    const [one, two] = [await submit({ email: 'one@example.org' }), await submit({ email: 'two@example.org' })]
    const read = { ...deps, assessments: assessmentReads }
    const { code } = await getSubmission(read, member, { id: one.id })
    const before = await listSubmissions(deps, member, page)
    const receipt = await fixture.order(one.id, one.id)
    expect(receipt).toMatchObject({ state: 'scheduled', submissionCount: 1, undoMs: 600_000, erased: [] })
    const after = await listSubmissions(deps, member, page)
    expect(after.items.map(({ id }) => id)).toEqual([two.id])
    expect([before.total, after.total]).toEqual([2, 1])
    await expect(getSubmission(read, member, { id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getSubmissionByCode(read, member, { code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const people = await listApplicants(deps, member, page)
    expect(people.items.map(({ email }) => email)).toEqual(['two@example.org'])
    const stages = (await listStages(deps, member)).items
    expect(stages.reduce((sum, { applicantCount }) => sum + applicantCount, 0)).toBe(1)
    expect(deps.sentJobs.filter(({ queue }) => queue === deleteSubmissionsQueue)).toEqual([
      expect.objectContaining({ data: { deletionId: receipt.id }, startAfterMs: deps.clock.nowMs() + 600_000 }),
    ])
  })

  test('deletes none if one is another organization’s, is unknown or was deleted, and says the same of each', async () => {
    const { deps, stranger, submit } = fixture
    const mine = await submit()
    const input = { name: 'Other', content: sampleContent(deps.newId), producedBy: null, isActive: true }
    const { id, content } = await createSet(deps, stranger, input)
    const theirs = await makeSubmission(deps, { member: stranger, set: { id, questions: content.questions } })
    const deleted = await submit()
    await fixture.order(deleted.id)
    const jobs = deps.sentJobs.length
    for (const other of [theirs.id, deps.newId(), deleted.id]) {
      await expect(fixture.order(mine.id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(deps.sentJobs.length).toBe(jobs)
    expect((await listSubmissions(deps, fixture.member, page)).items.map((item) => item.id)).toContain(mine.id)
    expect((await listSubmissions(deps, stranger, page)).total).toBe(1)
  })

  test('leaves the candidate’s own list as it is until the data is erased', async () => {
    const { deps, member, submit } = fixture
    const { id } = await submit()
    const dataSubjectId = await fixture.findSubject(id)
    const caller = { candidate: [{ accessId: deps.newId(), organizationId: member.organizationId, dataSubjectId }] }
    await fixture.order(id)
    expect((await listOwnSubmissions(deps, caller)).items.map((item) => item.id)).toEqual([id])
  })

  test('takes up to 500 ids in one request, and refuses more before anything is read', () => {
    const shape = contract.interview.deletion.create['~orpc'].inputSchema
    const ids = (count: number) => ({ ids: Array.from({ length: count }, () => fixture.deps.newId()) })
    expect(shape?.['~standard'].validate(ids(500))).not.toHaveProperty('issues')
    for (const count of [0, 501, 10_000]) expect(shape?.['~standard'].validate(ids(count))).toHaveProperty('issues')
  })
})
