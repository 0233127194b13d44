import { reviewerLevel } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { removeLevel } from './remove-level'
import { setLevel } from './set-level'

const worker = { kind: 'worker' } as const
let fixture: AssessedSubmissions
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
  stranger = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

const give = (actor: MemberCaller, id: string, level: number) =>
  setLevel(fixture.deps, actor, { id, dimId: 'comprehension', level, reason: 'Exact terms' })
const listLevels = async (id: string) => (await fixture.read(id)).assessment?.reviewer

describe('removeLevel', () => {
  test('ends the reviewer’s level and keeps its row as a record', async () => {
    const { id } = await fixture.assess()
    await give(fixture.member, id, 4)
    await removeLevel(fixture.deps, fixture.member, { id, dimId: 'comprehension' })
    expect(await listLevels(id)).toEqual([])
    const rows = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(reviewerLevel).where(eq(reviewerLevel.submissionId, id)),
    )
    expect(rows.map(({ endedAt }) => endedAt === null)).toEqual([false])
  })

  test('leaves the levels of colleagues, even of one who has left', async () => {
    const { id } = await fixture.assess()
    const colleague: MemberCaller = { ...fixture.member, userId: fixture.deps.newId() }
    await give(fixture.member, id, 2)
    await give(colleague, id, 4)
    await removeLevel(fixture.deps, fixture.member, { id, dimId: 'comprehension' })
    expect(await listLevels(id)).toMatchObject([{ level: 4, reviewerId: colleague.userId, reviewerName: '' }])
  })

  test('rejects a submission of another organization with NOT_FOUND, and removes nothing', async () => {
    const { id } = await fixture.assess()
    await give(fixture.member, id, 4)
    const run = removeLevel(fixture.deps, stranger, { id, dimId: 'comprehension' })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listLevels(id)).toHaveLength(1)
  })
})
