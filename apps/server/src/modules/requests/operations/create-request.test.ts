import { candidateRequest, domainEvent, submission } from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { undoDeletion } from '../../submissions/deletions/operations/undo-deletion'
import { openRequests, type Requests } from '../testing/open-requests'
import { answerRequest } from './answer-request'
import { listOwnRequests } from './list-own-requests'

const worker = { kind: 'worker' } as const
const dayMs = 24 * 60 * 60_000
let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

describe('createRequest', () => {
  test('stores the request with the date of the answer, 14 days later, and records an event', async () => {
    const { deps } = fixture
    const asker = await fixture.submitAs()
    const made = await fixture.ask(asker)
    const nowMs = deps.clock.nowMs()
    expect(made).toMatchObject({
      kind: 'human_review',
      language: 'en',
      createdAt: new Date(nowMs).toISOString(),
      dueAt: new Date(nowMs + 14 * dayMs).toISOString(),
      answer: null,
    })
    const events = await deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(domainEvent)
        .where(and(eq(domainEvent.subjectId, asker.id), eq(domainEvent.type, 'request.created'))),
    )
    expect(events.map(({ payload }) => payload)).toEqual([{ requestId: made.id, submissionId: asker.id }])
  })

  test('notes that a text is written in another language than the interview', async () => {
    const asker = await fixture.submitAs()
    const made = await fixture.ask(asker, 'Tôi muốn một người xem lại câu trả lời của tôi.')
    expect(made.language).toBe('vi')
  })

  test('takes none for an interview that the company deleted, though it can still be restored', async () => {
    const { deps, member } = fixture
    const asker = await fixture.submitAs()
    const { id } = await deleteSubmissions(deps, member, { ids: [asker.id] })
    expect(await getErrorCode(fixture.ask(asker))).toBe('NOT_FOUND')
    await undoDeletion(deps, member, { id })
    expect(await fixture.ask(asker)).toMatchObject({ kind: 'human_review' })
  })

  test('refuses a second request while the first is open, also one sent at the same time, and takes one after the answer', async () => {
    const { member } = fixture
    const asker = await fixture.submitAs()
    const sent = await Promise.allSettled([fixture.ask(asker), fixture.ask(asker)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await getErrorCode(fixture.ask(asker))).toBe('REQUEST_OPEN')
    const { items } = await listOwnRequests(fixture.deps, asker.caller, { id: asker.id })
    expect(items).toHaveLength(1)
    await fixture.open(asker.id)
    await answerRequest(fixture.deps, member, { id: items[0]?.id ?? '', outcome: 'upheld', text: 'Reasons' })
    expect((await fixture.ask(asker)).answer).toBeNull()
  })

  test('reports another candidate’s submission as missing and stores nothing', async () => {
    const own = await fixture.submitAs()
    const other = await fixture.submitAs()
    expect(await getErrorCode(fixture.ask({ id: other.id, caller: own.caller }))).toBe('NOT_FOUND')
    expect(await listOwnRequests(fixture.deps, other.caller, { id: other.id })).toEqual({ items: [] })
  })

  test('a request goes with its submission, and a deleted submission takes none', async () => {
    const asker = await fixture.submitAs()
    await fixture.ask(asker)
    const left = await fixture.deps.withActor(worker, async (tx) => {
      await tx.delete(submission).where(eq(submission.id, asker.id))
      return tx.select().from(candidateRequest).where(eq(candidateRequest.submissionId, asker.id))
    })
    expect(left).toEqual([])
    expect(await getErrorCode(fixture.ask(asker))).toBe('NOT_FOUND')
  })
})
