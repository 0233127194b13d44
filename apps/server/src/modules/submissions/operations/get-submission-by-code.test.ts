import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assessmentReads } from '../../assessments'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { getSubmission } from './get-submission'
import { getSubmissionByCode } from './get-submission-by-code'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

describe('getSubmissionByCode', () => {
  test('reads the submission that the code names, and nothing for members who may not see it', async () => {
    const { member, stranger } = fixture
    const deps = { ...fixture.deps, assessments: assessmentReads }
    const { id } = await fixture.submit()
    const detail = await getSubmission(deps, member, { id })
    expect(await getSubmissionByCode(deps, member, { code: detail.code })).toEqual(detail)
    const missing = { code: 'NOT_FOUND' }
    await expect(getSubmissionByCode(deps, stranger, { code: detail.code })).rejects.toMatchObject(missing)
    const viewer = { ...member, role: 'viewer' } as const
    await expect(getSubmissionByCode(deps, viewer, { code: detail.code })).rejects.toMatchObject(missing)
    await expect(getSubmissionByCode(deps, member, { code: 'A'.repeat(22) })).rejects.toMatchObject(missing)
  })
})
