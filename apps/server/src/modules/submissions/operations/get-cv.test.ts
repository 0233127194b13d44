import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { getCv } from './get-cv'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

describe('getCv', () => {
  test('returns the CV that came with a submission', async () => {
    const made = await fixture.submit()
    const cvId = await fixture.addCv(made)
    expect(await getCv(fixture.deps, fixture.member, { id: made.id })).toMatchObject({ id: cvId, name: 'cv.pdf' })
  })

  test('rejects a submission without a CV with NOT_FOUND', async () => {
    const { id } = await fixture.submit()
    await expect(getCv(fixture.deps, fixture.member, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('rejects a submission of another organization with NOT_FOUND', async () => {
    const made = await fixture.submit()
    await fixture.addCv(made)
    await expect(getCv(fixture.deps, fixture.stranger, { id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
