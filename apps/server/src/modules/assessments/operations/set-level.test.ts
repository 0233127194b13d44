import { reviewerLevel } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { setLevel } from './set-level'

const worker = { kind: 'worker' } as const
let fixture: AssessedSubmissions
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
  stranger = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

describe('setLevel', () => {
  test('stores a reviewer’s level next to the engine’s; a later one replaces it, and the record remains', async () => {
    const { id } = await fixture.assess()
    const before = (await fixture.read(id)).assessment
    await setLevel(fixture.deps, fixture.member, {
      id,
      dimId: 'comprehension',
      level: 4.5,
      reason: 'Exact terms throughout',
    })
    fixture.deps.clock.advance(1_000)
    await setLevel(fixture.deps, fixture.member, { id, dimId: 'comprehension', level: 4, reason: 'On second thoughts' })
    const { assessment: after } = await fixture.read(id)
    expect(after?.reviewer).toMatchObject([
      { dimId: 'comprehension', level: 4, reason: 'On second thoughts', reviewerId: fixture.member.userId },
    ])
    expect([after?.dims, after?.groups, after?.overall]).toEqual([before?.dims, before?.groups, before?.overall])
    const rows = () =>
      fixture.deps.withActor(worker, (tx) => tx.select().from(reviewerLevel).where(eq(reviewerLevel.submissionId, id)))
    expect((await rows()).filter((row) => row.endedAt !== null)).toHaveLength(1)
  })

  test('rejects a level of a dimension that the engine did not score with DIMENSION_NOT_SCORED', async () => {
    const { id } = await fixture.assess()
    const order = { id, dimId: 'managerial_experience' as const, level: 3, reason: 'Led people' }
    await expect(setLevel(fixture.deps, fixture.member, order)).rejects.toMatchObject({ code: 'DIMENSION_NOT_SCORED' })
  })

  test('takes a level of a dimension that the engine leaves to reviewers', async () => {
    const { id } = await fixture.assess()
    const order = { id, dimId: 'critical_thinking' as const, level: 3.5, reason: 'Weighed two objections' }
    await setLevel(fixture.deps, fixture.member, order)
    const { assessment } = await fixture.read(id)
    expect(assessment?.dims.critical_thinking).toMatchObject({ state: 'not_evaluated', reason: 'needs_reviewer' })
    expect(assessment?.reviewer).toMatchObject([{ dimId: 'critical_thinking', level: 3.5 }])
  })

  test('stores one level per reviewer, however many tabs save at once', async () => {
    const { id } = await fixture.assess()
    const save = (level: number) =>
      setLevel(fixture.deps, fixture.member, { id, dimId: 'comprehension', level, reason: 'Mine' })
    await Promise.all([save(2), save(3), save(4)])
    expect((await fixture.read(id)).assessment?.reviewer).toHaveLength(1)
  })

  test('rejects a submission of another organization with NOT_FOUND, and stores nothing', async () => {
    const { id } = await fixture.assess()
    const run = setLevel(fixture.deps, stranger, { id, dimId: 'comprehension', level: 2, reason: 'x' })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await fixture.read(id)).assessment?.reviewer).toEqual([])
  })
})
