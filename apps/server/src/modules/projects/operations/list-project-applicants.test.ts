import { dataSubject, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listApplicants } from '../../applicants/operations/list-applicants'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectNote } from './add-project-note'
import { listProjectApplicants } from './list-project-applicants'
import { rateProjectApplicant } from './rate-project-applicant'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('listProjectApplicants', () => {
  test('shows each person with ratings, notes, stage and newest submission', async () => {
    const { deps, member, reviewer } = fixture
    const colleague = await fixture.addColleague('reviewer', 'Hà Lê')
    const applicantId = await fixture.enter('shown@example.org', 'Lan')
    deps.clock.advance(60_000)
    const newest = await fixture.submit({ email: 'shown@example.org', firstName: 'Lan' })
    const projectId = await fixture.fill([applicantId])
    const change = { projectId, applicantId }
    await rateProjectApplicant(deps, member, { ...change, rating: 4 })
    await rateProjectApplicant(deps, colleague, { ...change, rating: 1 })
    await addProjectNote(deps, member, { ...change, text: 'x' })
    const read = await listProjectApplicants(deps, reviewer, { projectId, page: 1 })
    expect(read).toMatchObject({ project: { id: projectId, applicantCount: 1 }, total: 1 })
    expect(read.items).toEqual([
      expect.objectContaining({
        id: applicantId,
        rating: 2.5,
        ownRating: 4,
        noteCount: 1,
        newestSubmissionId: newest.id,
        submissionCount: 2,
        stageId: await fixture.findStage('interviewed'),
        addedByName: 'Mai Trần',
      }),
    ])
  })

  test('shows people who are only invited to members who may invite', async () => {
    const { deps, member, reviewer } = fixture
    await fixture.invite('only@example.org')
    const [invited] = (await listApplicants(deps, member, { page: 1, sort: 'newest', keyword: 'only@' })).items
    const projectId = await fixture.fill([invited?.id ?? ''])
    const count = async (actor = member) => {
      const { items, total, project } = await listProjectApplicants(deps, actor, { projectId, page: 1 })
      return [items.length, total, project.applicantCount]
    }
    expect(await count()).toEqual([1, 1, 1])
    expect(await count(reviewer)).toEqual([0, 0, 0])
  })

  test('loses an erased person in every project, and finds none of another organization', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('erased@example.org')
    const projects = [await fixture.fill([applicantId]), await fixture.fill([applicantId])]
    await deps.withActor({ kind: 'worker' }, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.applicantId, applicantId))
      await tx.delete(dataSubject).where(eq(dataSubject.id, row?.dataSubjectId ?? ''))
    })
    for (const projectId of projects) {
      expect(await listProjectApplicants(deps, member, { projectId, page: 1 })).toMatchObject({ items: [], total: 0 })
      const foreign = listProjectApplicants(deps, stranger, { projectId, page: 1 })
      await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
