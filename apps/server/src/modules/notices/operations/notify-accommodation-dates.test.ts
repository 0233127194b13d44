import { accommodationRequest, member as memberTable, notice } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accommodations, openAccommodations } from '../../accommodations/testing/open-accommodations'
import { listNotices } from './list-notices'
import { notifyAccommodationDates } from './notify-accommodation-dates'

const worker = { kind: 'worker' } as const
const dayMs = 24 * 60 * 60_000
let fixture: Accommodations
beforeAll(async () => {
  fixture = await openAccommodations()
})
afterAll(() => fixture.close())

const list = async (actor = fixture.member) => (await listNotices(fixture.deps, actor, { page: 1 })).items
const countRows = async (accommodationId: string): Promise<number> =>
  (
    await fixture.deps.withActor(worker, (tx) =>
      tx.select({ id: notice.id }).from(notice).where(eq(notice.accommodationId, accommodationId)),
    )
  ).length

test('a request notifies the members who may answer, with its date and without a way to a submission, until it is answered', async () => {
  const { deps } = fixture
  const recruiter = await fixture.addColleague('recruiter')
  const reviewer = await fixture.addColleague('reviewer')
  const viewer = await fixture.addColleague('viewer')
  const asker = await fixture.begin(fixture.linkId, { mode: 'chat', firstName: 'Ánh', language: 'vi' })
  const { id, dueAt, createdAt } = await fixture.ask(asker)
  await fixture.deliver(asker.id)
  const expected = {
    kind: 'accommodation',
    candidateName: 'Nguyễn Ánh',
    positionName: 'Recruiter',
    submissionId: null,
    projectId: null,
    replyBy: dueAt,
    createdAt,
  }
  expect(await list()).toMatchObject([expected])
  expect(await list(recruiter)).toMatchObject([expected])
  expect([await list(reviewer), await list(viewer)]).toEqual([[], []])
  await fixture.answer(id, { text: 'Chúng tôi sẽ để sẵn đèn.' })
  expect([await list(), await list(recruiter)]).toEqual([[], []])
  expect(deps.clock.nowMs()).toBeLessThan(Date.parse(dueAt))
})

test('notifies members who may answer one day before the date, once, and owners alone when it has passed', async () => {
  const { deps } = fixture
  const recruiter = await fixture.addColleague('recruiter')
  const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
  const { id, dueAt } = await fixture.ask(asker)
  deps.clock.advance(4 * dayMs - 1)
  await notifyAccommodationDates(deps)
  expect(await countRows(id)).toBe(0)
  deps.clock.advance(1)
  await notifyAccommodationDates(deps)
  await notifyAccommodationDates(deps)
  const due = {
    kind: 'accommodation_due',
    replyBy: dueAt,
    createdAt: new Date(Date.parse(dueAt) - noticeRules.accommodationLeadMs).toISOString(),
  }
  expect([await list(), await list(recruiter)]).toMatchObject([[due], [due]])
  deps.clock.advance(dayMs)
  await notifyAccommodationDates(deps)
  await notifyAccommodationDates(deps)
  expect((await list()).map(({ kind }) => kind)).toEqual(['accommodation_overdue', 'accommodation_due'])
  expect((await list(recruiter)).map(({ kind }) => kind)).toEqual(['accommodation_due'])
  await fixture.answer(id)
  expect([await list(), await list(recruiter)]).toEqual([[], []])
})

test('a date that a member who left forgot reaches the owner, and goes through more requests than one batch has', async () => {
  const { deps } = fixture
  const { organizationId } = fixture.member
  const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
  const forgotten = await fixture.ask(asker)
  const recruiter = await fixture.addColleague('recruiter')
  await deps.withActor(fixture.member, (tx) =>
    tx
      .delete(memberTable)
      .where(and(eq(memberTable.userId, recruiter.userId), eq(memberTable.organizationId, organizationId))),
  )
  for (let count = 0; count < 101; count += 1) {
    await fixture.ask(await fixture.begin(fixture.linkId, { mode: 'chat' }))
  }
  deps.clock.advance(6 * dayMs)
  await notifyAccommodationDates(deps)
  expect(await countRows(forgotten.id)).toBe(1)
  const { total } = await listNotices(deps, fixture.member, { page: 1 })
  expect(total).toBe(102)
})

test('a notice goes with its request', async () => {
  const { deps } = fixture
  const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
  const { id } = await fixture.ask(asker)
  await fixture.deliver(asker.id)
  expect(await countRows(id)).toBeGreaterThan(0)
  await deps.withActor(worker, (tx) => tx.delete(accommodationRequest).where(eq(accommodationRequest.id, id)))
  expect(await countRows(id)).toBe(0)
})
