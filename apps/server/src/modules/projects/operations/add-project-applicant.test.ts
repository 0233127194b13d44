import { projectLimits } from '@candor/contract'
import { applicant, interviewee, projectApplicant } from '@candor/db'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProjects, type Projects } from '../testing/open-projects'
import { addProjectApplicant } from './add-project-applicant'
import { removeProjectApplicant } from './remove-project-applicant'
import { updateProject } from './update-project'

let fixture: Projects

beforeAll(async () => {
  fixture = await openProjects()
})
afterAll(() => fixture.deps.close())

describe('addProjectApplicant', () => {
  test('adds a person once, even if two members do it at the same time', async () => {
    const { deps, member, reviewer } = fixture
    const applicantId = await fixture.enter('added@example.org')
    const projectId = await fixture.fill()
    const added = await Promise.all(
      [member, reviewer].map((actor) => addProjectApplicant(deps, actor, { projectId, applicantId })),
    )
    expect(added.map(({ applicantCount }) => applicantCount)).toEqual([1, 1])
  })

  test('finds no project and no person of another organization', async () => {
    const { deps, member, stranger } = fixture
    const applicantId = await fixture.enter('own@example.org')
    const projectId = await fixture.fill()
    const unknown = [
      addProjectApplicant(deps, stranger, { projectId, applicantId }),
      addProjectApplicant(deps, member, { projectId, applicantId: deps.newId() }),
      addProjectApplicant(deps, member, { projectId: deps.newId(), applicantId }),
    ]
    await Promise.all(unknown.map((refused) => expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' })))
  })

  test('changes nothing of an archived project', async () => {
    const { deps, member } = fixture
    const applicantId = await fixture.enter('archived@example.org')
    const projectId = await fixture.fill([applicantId])
    await updateProject(deps, member, { id: projectId, isArchived: true })
    for (const change of [addProjectApplicant, removeProjectApplicant])
      await expect(change(deps, member, { projectId, applicantId })).rejects.toMatchObject({ code: 'PROJECT_ARCHIVED' })
  })

  test('stops at the limit of people in one project', async () => {
    const { deps, member } = fixture
    const { organizationId, userId: addedBy } = member
    const applicantId = await fixture.enter('last@example.org')
    const projectId = await fixture.fill()
    const at = new Date(0)
    const invited = {
      organizationId,
      setId: fixture.set.id,
      name: '',
      invitedBy: addedBy,
      createdAt: at,
      expiresAt: at,
    }
    const people = Array.from({ length: projectLimits.applicants }, (_, index) => ({
      ...invited,
      id: deps.newId(),
      email: `full-${index}@example.org`,
    }))
    await deps.withActor({ kind: 'worker' }, (tx) => tx.insert(interviewee).values(people))
    await deps.withActor(member, async (tx) => {
      const others = await tx.select({ id: applicant.id }).from(applicant).where(like(applicant.email, 'full-%'))
      const rows = others.map(({ id }) => ({
        projectId,
        applicantId: id,
        organizationId,
        addedBy,
        addedAt: new Date(0),
      }))
      await tx.insert(projectApplicant).values(rows)
    })
    const refused = addProjectApplicant(deps, member, { projectId, applicantId })
    await expect(refused).rejects.toMatchObject({ code: 'PROJECT_FULL' })
  })
})
