import { assessment, assessmentPolicy, judgeExam, reviewerLevel } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { today } from '../judge-exam/testing/finish-exam'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { eraseOrganization } from './erase-organization'
import { orderExam } from './order-exam'
import { setAssessmentPolicy } from './set-assessment-policy'
import { setLevel } from './set-level'

const worker = { kind: 'worker' } as const
let fixture: AssessedSubmissions

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
})
afterAll(() => fixture.deps.close())

const countRows = () =>
  fixture.deps.withActor(worker, async (tx) => {
    const counts = []
    for (const table of [reviewerLevel, judgeExam, assessmentPolicy, assessment]) {
      counts.push((await tx.select({ id: table.organizationId }).from(table)).length)
    }
    return counts
  })

describe('eraseOrganization', () => {
  test('deletes assessments, levels, exams and the policy of one organization only, and may run twice', async () => {
    const { deps, member } = fixture
    const stranger = await makeMember(deps)
    const { id } = await fixture.assess()
    await setLevel(deps, member, { id, dimId: 'comprehension', level: 4, reason: 'Exact terms' })
    for (const actor of [member, stranger]) {
      await orderExam({ ...deps, today }, actor)
      await setAssessmentPolicy({ ...deps, today }, actor, { engine: 'builtin' })
    }
    expect(await countRows()).toEqual([1, 2, 2, 1])
    await eraseOrganization(deps, member.organizationId)
    await eraseOrganization(deps, member.organizationId)
    expect(await countRows()).toEqual([0, 1, 1, 0])
  })
})
