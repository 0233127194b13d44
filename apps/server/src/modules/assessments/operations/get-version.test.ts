import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { getVersion } from './get-version'
import { setLevel } from './set-level'

let fixture: AssessedSubmissions
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
  stranger = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

const getFirstVersionId = async (id: string) => (await fixture.listVersions(id)).at(-1)?.id ?? ''

describe('getVersion', () => {
  test('returns a version in full, with the levels of reviewers', async () => {
    const { id } = await fixture.assess()
    await setLevel(fixture.deps, fixture.member, { id, dimId: 'comprehension', level: 4, reason: 'Exact terms' })
    const assessmentId = await getFirstVersionId(id)
    const version = await getVersion(fixture.deps, fixture.member, { id, assessmentId })
    expect(version).toMatchObject({ id: assessmentId, submissionId: id, engine: 'builtin' })
    expect(version.reviewer).toMatchObject([{ dimId: 'comprehension', level: 4 }])
  })

  test('rejects a version of another submission with NOT_FOUND', async () => {
    const [mine, other] = [await fixture.assess(), await fixture.assess()]
    const assessmentId = await getFirstVersionId(other.id)
    const run = getVersion(fixture.deps, fixture.member, { id: mine.id, assessmentId })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('rejects a submission of another organization with NOT_FOUND', async () => {
    const { id } = await fixture.assess()
    const run = getVersion(fixture.deps, stranger, { id, assessmentId: await getFirstVersionId(id) })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
