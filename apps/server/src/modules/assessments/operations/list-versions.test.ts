import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { assessSubmission } from './assess-submission'
import { listVersions } from './list-versions'

let fixture: AssessedSubmissions
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
  stranger = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

describe('listVersions', () => {
  test('lists every version of a submission, newest first, and marks the current one', async () => {
    const { id } = await fixture.assess()
    await fixture.requestEvaluation(id)
    fixture.deps.clock.advance(1_000)
    await assessSubmission(fixture.deps, { submissionId: id })
    const { items } = await listVersions(fixture.deps, fixture.member, { id })
    expect(items.map(({ cause, isCurrent }) => [cause, isCurrent])).toEqual([
      ['reevaluated', true],
      ['submitted', false],
    ])
  })

  test('lists nothing before the first version', async () => {
    const { id } = await fixture.submit()
    expect(await listVersions(fixture.deps, fixture.member, { id })).toEqual({ items: [] })
  })

  test('rejects a submission of another organization with NOT_FOUND', async () => {
    const { id } = await fixture.assess()
    await expect(listVersions(fixture.deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
