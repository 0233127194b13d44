import { accommodationLimits } from '@candor/contract'
import { accommodationRequest, domainEvent, interviewSession } from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { type Accommodations, openAccommodations } from '../testing/open-accommodations'
import { listOwnAccommodations } from './list-own-accommodations'

const worker = { kind: 'worker' } as const
const dayMs = 24 * 60 * 60_000
let fixture: Accommodations
beforeAll(async () => {
  fixture = await openAccommodations()
})
afterAll(() => fixture.close())

describe('createAccommodation', () => {
  test('stores the request with the date of the answer, five days later, and records an event', async () => {
    const { deps } = fixture
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const nowMs = deps.clock.nowMs()
    const made = await fixture.ask(asker)
    expect(made).toMatchObject({
      text: 'I need more light to read by.',
      language: 'en',
      createdAt: new Date(nowMs).toISOString(),
      dueAt: new Date(nowMs + 5 * dayMs).toISOString(),
      answer: null,
    })
    const events = await deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(domainEvent)
        .where(and(eq(domainEvent.subjectId, asker.id), eq(domainEvent.type, 'accommodation.requested'))),
    )
    expect(events.map(({ payload }) => payload)).toEqual([{ requestId: made.id, sessionId: asker.id }])
  })

  test('stops the clock of a running interview, which waits 19 days', async () => {
    const { deps } = fixture
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    deps.clock.advance(10_000)
    await fixture.ask(asker)
    const untilMs = deps.clock.nowMs() + 19 * dayMs
    expect(await fixture.readStored(asker.id)).toMatchObject({
      phase: 'interrupted',
      wakeAt: new Date(untilMs),
      state: { heldUntilMs: untilMs, clock: { usedMs: 10_000, runningSinceMs: null } },
    })
  })

  test('can be made before the interview begins, in another language than the interview’s', async () => {
    const asker = await fixture.start(fixture.linkId, { mode: 'chat' })
    const made = await fixture.ask(asker, 'Tôi cần thêm ánh sáng để đọc câu hỏi.')
    expect(made.language).toBe('vi')
    expect(await fixture.readStored(asker.id)).toMatchObject({ phase: 'created', wakeAt: null })
  })

  test('refuses a second request while the first is open, also one sent at the same time, and takes one after the answer', async () => {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const sent = await Promise.allSettled([fixture.ask(asker), fixture.ask(asker)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await getErrorCode(fixture.ask(asker))).toBe('REQUEST_OPEN')
    const { items } = await listOwnAccommodations(fixture.deps, asker.actor, { id: asker.id })
    expect(items).toHaveLength(1)
    await fixture.answer(items[0]?.id ?? '')
    expect((await fixture.ask(asker)).answer).toBeNull()
  })

  test('refuses more requests than one interview may have, and stores nothing of it', async () => {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    for (let count = 0; count < accommodationLimits.perSession; count += 1) {
      const { id } = await fixture.ask(asker)
      await fixture.answer(id)
    }
    expect(await getErrorCode(fixture.ask(asker))).toBe('ACCOMMODATION_LIMIT_REACHED')
    const own = await listOwnAccommodations(fixture.deps, asker.actor, { id: asker.id })
    expect([own.items.length, own.requestsLeft]).toEqual([accommodationLimits.perSession, 0])
  })

  test('refuses a practice, an interview that is over and another candidate’s interview', async () => {
    const practice = await fixture.begin(fixture.linkId, { mode: 'chat', isPractice: true })
    expect(await getErrorCode(fixture.ask(practice))).toBe('ACCOMMODATION_NOT_OFFERED')
    const [own, other] = [
      await fixture.begin(fixture.linkId, { mode: 'chat' }),
      await fixture.begin(fixture.linkId, { mode: 'chat' }),
    ]
    expect(await getErrorCode(fixture.ask({ ...own, id: other.id }))).toBe('SESSION_NOT_FOUND')
    await fixture.abort(own)
    expect(await getErrorCode(fixture.ask(own))).toBe('SESSION_ENDED')
    expect(await fixture.listRows([practice.id, own.id, other.id])).toEqual([])
  })

  test('keeps the browser’s access for as long as the interview waits', async () => {
    const { deps } = fixture
    const asker = await fixture.start(fixture.linkId, { mode: 'chat' })
    deps.clock.advance(29 * dayMs)
    await fixture.ask(asker)
    expect(await fixture.readAccessEnds(asker.actor.dataSubjectId)).toEqual([new Date(deps.clock.nowMs() + 19 * dayMs)])
  })

  test('leaves the accesses of the person’s other browsers as they are', async () => {
    const { deps } = fixture
    const asker = await fixture.start(fixture.linkId, { mode: 'chat' })
    const otherEndsAt = await fixture.addBrowser(asker.actor)
    deps.clock.advance(29 * dayMs)
    await fixture.ask(asker)
    expect(await fixture.readAccessEnds(asker.actor.dataSubjectId)).toEqual([
      otherEndsAt,
      new Date(deps.clock.nowMs() + 19 * dayMs),
    ])
  })

  test('a request goes with its session', async () => {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    await fixture.ask(asker)
    await fixture.deps.withActor(worker, (tx) => tx.delete(interviewSession).where(eq(interviewSession.id, asker.id)))
    const left = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(accommodationRequest).where(eq(accommodationRequest.sessionId, asker.id)),
    )
    expect(left).toEqual([])
  })
})
