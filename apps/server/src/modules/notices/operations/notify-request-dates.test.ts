import { candidateRequest, notice, submission } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { type Notices, openNotices } from '../testing/open-notices'
import { notifyRequestDates } from './notify-request-dates'

const worker = { kind: 'worker' } as const
const hourMs = 60 * 60_000
let fixture: Notices
beforeAll(async () => {
  fixture = await openNotices()
})
afterAll(() => fixture.deps.close())

/** A submission whose candidate asks for a review that is due at this time. */
const ask = async (email: string, dueMs: number): Promise<string> => {
  const { deps } = fixture
  const { id } = await fixture.submitOnly(email)
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))
  const { organizationId = '', dataSubjectId = '' } = row ?? {}
  const times = { createdAt: new Date(deps.clock.nowMs()), dueAt: new Date(dueMs) }
  const asked = { submissionId: id, kind: 'human_review', text: 'Words', language: 'en', ...times } as const
  await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, (tx) =>
    tx.insert(candidateRequest).values({ id: deps.newId(), organizationId, dataSubjectId, ...asked }),
  )
  return id
}

const answer = (submissionId: string): Promise<unknown> =>
  fixture.deps.withActor(fixture.member, (tx) =>
    tx
      .update(candidateRequest)
      .set({
        outcome: 'upheld',
        answer: 'Reasons',
        answeredAt: new Date(fixture.deps.clock.nowMs()),
        answeredByName: 'Linh',
      })
      .where(eq(candidateRequest.submissionId, submissionId)),
  )

const countRows = async (submissionId: string): Promise<number> => {
  const rows = await fixture.deps.withActor(worker, (tx) =>
    tx.select({ id: notice.id }).from(notice).where(eq(notice.submissionId, submissionId)),
  )
  return rows.length
}

test('notifies the members who may answer three days before the date, once, until the request is answered', async () => {
  const { deps, member } = fixture
  const reviewer = await fixture.addColleague('reviewer', 'Duyệt')
  const recruiter = await fixture.addColleague('recruiter', 'Tuyển')
  const dueMs = deps.clock.nowMs() + noticeRules.requestLeadMs + hourMs
  const id = await ask('due@example.org', dueMs)
  await notifyRequestDates(deps)
  expect(await fixture.list(recruiter)).toEqual([])
  deps.clock.advance(hourMs)
  await notifyRequestDates(deps)
  await notifyRequestDates(deps)
  const expected = {
    kind: 'request_due',
    submissionId: id,
    replyBy: new Date(dueMs).toISOString(),
    createdAt: new Date(dueMs - noticeRules.requestLeadMs).toISOString(),
  }
  const lists = await Promise.all([member, recruiter, reviewer].map((actor) => fixture.list(actor)))
  expect([lists, await countRows(id)]).toMatchObject([[[expected], [expected], []], 2])
  await answer(id)
  expect(await fixture.list(recruiter)).toEqual([])
})

test('notifies owners alone when the date has passed without an answer', async () => {
  const { deps, member } = fixture
  const recruiter = await fixture.addColleague('recruiter', 'Khác')
  const id = await ask('overdue@example.org', deps.clock.nowMs() + hourMs)
  deps.clock.advance(hourMs)
  await notifyRequestDates(deps)
  await notifyRequestDates(deps)
  expect(await fixture.list(member)).toMatchObject([{ kind: 'request_overdue', submissionId: id }])
  expect([await fixture.list(recruiter), await countRows(id)]).toEqual([[], 1])
})

test('goes through more requests than one batch has, and leaves out answered, deleted and long passed ones', async () => {
  const { deps, member } = fixture
  const dueMs = deps.clock.nowMs() + hourMs
  const ids = await Promise.all(Array.from({ length: 104 }, (_, index) => ask(`person-${index}@example.org`, dueMs)))
  const [answered = '', deleted = '', ...open] = ids
  const passed = await ask('passed@example.org', deps.clock.nowMs() - noticeRules.overdueForMs)
  await answer(answered)
  await deleteSubmissions(deps, member, { ids: [deleted] })
  await notifyRequestDates(deps)
  const counts = await Promise.all(open.map(countRows))
  expect(counts.filter((count) => count === 0)).toEqual([])
  expect(await Promise.all([answered, deleted, passed].map(countRows))).toEqual([0, 0, 0])
})
