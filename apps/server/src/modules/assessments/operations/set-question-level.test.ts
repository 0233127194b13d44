import { questionLevel } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { setQuestionLevel } from './set-question-level'

let fixture: Awaited<ReturnType<typeof openSubmissions>>
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openSubmissions()
  stranger = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

const submit = async (): Promise<{ id: string; questionId: string }> => ({
  id: (await fixture.submit({})).id,
  questionId: fixture.set.questions[0]?.id ?? '',
})
const readRows = (id: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(questionLevel).where(eq(questionLevel.submissionId, id)),
  )

describe('setQuestionLevel', () => {
  test('stores one level per criterion; a later one replaces it, null takes it back, and the record remains', async () => {
    const { deps, member } = fixture
    const place = { ...(await submit()), criterion: 0 }
    await setQuestionLevel(deps, member, { ...place, level: 4 })
    const again = await setQuestionLevel(deps, member, { ...place, level: 4 })
    expect(again.levels.own).toMatchObject([{ questionId: place.questionId, criterion: 0, level: 4 }])
    expect(await readRows(place.id)).toHaveLength(1)
    const changed = await setQuestionLevel(deps, member, { ...place, level: 2 })
    expect(changed.levels.own.map(({ level }) => level)).toEqual([2])
    const removed = await setQuestionLevel(deps, member, { ...place, level: null })
    expect(removed.levels).toEqual({ own: [], others: [] })
    expect((await readRows(place.id)).map(({ level, endedAt }) => [level, endedAt !== null])).toEqual([
      [4, true],
      [2, true],
    ])
  })

  test('stores a reason with the level, changes it alone, and keeps it where none is given', async () => {
    const { deps, member } = fixture
    const place = { ...(await submit()), criterion: 0 }
    await setQuestionLevel(deps, member, { ...place, level: 4, reason: 'Clear order' })
    const kept = await setQuestionLevel(deps, member, { ...place, level: 4 })
    expect(kept.levels.own).toMatchObject([{ level: 4, reason: 'Clear order' }])
    const changed = await setQuestionLevel(deps, member, { ...place, level: 4, reason: 'Clear order of checks' })
    expect(changed.levels.own).toMatchObject([{ level: 4, reason: 'Clear order of checks' }])
    const removed = await setQuestionLevel(deps, member, { ...place, level: 4, reason: null })
    expect(removed.levels.own).toMatchObject([{ level: 4, reason: null }])
    expect(await readRows(place.id)).toHaveLength(1)
  })

  test('stores one level, however many tabs save at once', async () => {
    const place = { ...(await submit()), criterion: 0 }
    await Promise.all([1, 2, 3].map((level) => setQuestionLevel(fixture.deps, fixture.member, { ...place, level })))
    expect((await readRows(place.id)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  test('stores a level of each of two reviewers who save the same criterion at once, and overwrites neither', async () => {
    const { deps, member } = fixture
    const place = { ...(await submit()), criterion: 0 }
    const colleague = { ...stranger, organizationId: member.organizationId }
    const save = (actor: MemberCaller, level: number) =>
      setQuestionLevel(deps, actor, { ...place, level, reason: `Reason ${level}` })
    await Promise.all([save(member, 2), save(colleague, 4), save(member, 2), save(colleague, 4)])
    const rows = (await readRows(place.id)).filter(({ endedAt }) => endedAt === null)
    expect(new Map(rows.map(({ reviewerId, level }) => [reviewerId, level]))).toEqual(
      new Map([
        [member.userId, 2],
        [colleague.userId, 4],
      ]),
    )
    expect(rows).toHaveLength(2)
  })

  test('rejects a criterion that the question doesn’t have, and a question of another set, with CRITERION_UNKNOWN', async () => {
    const { id, questionId } = await submit()
    const wrong = [
      { id, questionId, criterion: 5, level: 3 },
      { id, questionId: fixture.deps.newId(), criterion: 0, level: 3 },
    ]
    for (const input of wrong)
      await expect(setQuestionLevel(fixture.deps, fixture.member, input)).rejects.toMatchObject({
        code: 'CRITERION_UNKNOWN',
      })
    expect(await readRows(id)).toEqual([])
  })

  test('rejects a submission of another organization with NOT_FOUND, and stores nothing', async () => {
    const place = { ...(await submit()), criterion: 0 }
    const run = setQuestionLevel(fixture.deps, stranger, { ...place, level: 3 })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readRows(place.id)).toEqual([])
  })
})
