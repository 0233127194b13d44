import { retentionLimits } from '@candor/contract'
import { dataSubject, interviewSession, legalHold, submission } from '@candor/db'
import { createSession, dayMs, reduceSession } from '@candor/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readStoredState } from '../../../sessions/stored-state'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { eraseUnsubmitted } from './erase-unsubmitted'

let fixture: Deletions
let left: { sessionId: string; dataSubjectId: string; atMs: number }
const worker = { kind: 'worker' } as const
const periodMs = retentionLimits.unsubmittedDays * dayMs

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

/** An interview as its candidate left it: what a submission adds is not there. */
const leaveInterview = async (person: { readonly email?: string } = {}) => {
  const { deps, submit } = fixture
  const { id, sessionId } = await submit({ answers: [[{ text: 'Words' }]], ...person })
  const dataSubjectId = await fixture.findSubject(id)
  const atMs = deps.clock.nowMs()
  await deps.withActor(worker, async (tx) => {
    await tx.delete(submission).where(eq(submission.id, id))
    const at = new Date(atMs)
    await tx
      .update(interviewSession)
      .set({ submittedAt: null, createdAt: at, updatedAt: at })
      .where(eq(interviewSession.id, sessionId))
  })
  return { sessionId, dataSubjectId, atMs }
}
const begun = reduceSession(
  createSession({
    mode: 'chat',
    modesOffered: ['chat'],
    isAiAllowed: true,
    language: 'en',
    durationMinutes: null,
    numberOfRetakes: 0,
    isPractice: false,
    isRehearsal: false,
    plan: [],
  }),
  { type: 'begun', mode: 'chat', nowMs: 1_000 },
).state

beforeEach(async () => {
  left = await leaveInterview()
})

const run = (sessionId = left.sessionId) =>
  eraseUnsubmitted({ ...fixture.deps, erasers: fixture.erasers }, { sessionId })
const isStored = (sessionId = left.sessionId): Promise<boolean> =>
  fixture.deps.withActor(worker, async (tx) => {
    const rows = await tx.select().from(interviewSession).where(eq(interviewSession.id, sessionId))
    return rows.length > 0
  })
const findPerson = (dataSubjectId = left.dataSubjectId) =>
  fixture.deps.withActor(worker, (tx) => tx.select().from(dataSubject).where(eq(dataSubject.id, dataSubjectId)))

test('erases an interview and the name of its person when the period since the last activity is over, not before', async () => {
  const { deps } = fixture
  deps.clock.advance(periodMs)
  await run()
  expect(await isStored()).toBe(true)
  deps.clock.advance(1)
  await run()
  expect(await isStored()).toBe(false)
  expect(await findPerson()).toMatchObject([{ email: '', firstName: '', lastName: '' }])
  await run()
})

test('deletes bytes before the rows that name them, and keeps the rows while that fails', async () => {
  const { deps, erasers } = fixture
  deps.clock.advance(periodMs + 1)
  const failing = { eraseBytes: () => Promise.reject(new Error('the disk failed')) }
  const { sessionId } = left
  await expect(eraseUnsubmitted({ ...deps, erasers: [failing, ...erasers] }, { sessionId })).rejects.toThrow(
    'the disk failed',
  )
  expect(await isStored()).toBe(true)
})

test('keeps one whose candidate came back after its erasure was ordered', async () => {
  const { deps } = fixture
  deps.clock.advance(periodMs + 1)
  const now = new Date(deps.clock.nowMs())
  await deps.withActor(worker, (tx) =>
    tx.update(interviewSession).set({ updatedAt: now }).where(eq(interviewSession.id, left.sessionId)),
  )
  await run()
  expect(await isStored()).toBe(true)
})

test('erases the rows of one whose bytes are erased, although the candidate came back meanwhile, and refuses them', async () => {
  const { deps, erasers } = fixture
  deps.clock.advance(periodMs + 1)
  const { sessionId } = left
  await deps.withActor(worker, (tx) =>
    tx.update(interviewSession).set({ state: begun }).where(eq(interviewSession.id, sessionId)),
  )
  let refusal: unknown
  const comingBack = {
    eraseBytes: () =>
      deps.withActor(worker, async (tx) => {
        const [row] = await tx.select().from(interviewSession).where(eq(interviewSession.id, sessionId))
        refusal = reduceSession(readStoredState(row?.state), { type: 'resumed', nowMs: deps.clock.nowMs() }).refused
        await tx
          .update(interviewSession)
          .set({ updatedAt: new Date(deps.clock.nowMs()) })
          .where(eq(interviewSession.id, sessionId))
      }),
  }
  await eraseUnsubmitted({ ...deps, erasers: [comingBack, ...erasers] }, { sessionId })
  expect([refusal, await isStored()]).toEqual(['SESSION_ENDED', false])
})

test('erases one that an interrupted run left', async () => {
  const { deps, erasers } = fixture
  deps.clock.advance(periodMs + 1)
  const { sessionId } = left
  const failing = { eraseBytes: () => Promise.reject(new Error('the disk failed')) }
  await expect(eraseUnsubmitted({ ...deps, erasers: [failing, ...erasers] }, { sessionId })).rejects.toThrow()
  await run()
  expect(await isStored()).toBe(false)
})

test('keeps one that waits for the company until the period after the end of the wait is over', async () => {
  const { deps } = fixture
  const heldUntilMs = left.atMs + 19 * dayMs
  await deps.withActor(worker, (tx) =>
    tx
      .update(interviewSession)
      .set({ state: sql`${interviewSession.state} || jsonb_build_object('heldUntilMs', ${heldUntilMs}::bigint)` })
      .where(eq(interviewSession.id, left.sessionId)),
  )
  deps.clock.advance(19 * dayMs + periodMs)
  await run()
  expect(await isStored()).toBe(true)
  deps.clock.advance(1)
  await run()
  expect(await isStored()).toBe(false)
})

test('keeps it while another interview of the person is on hold, and their name while there is another interview', async () => {
  const { deps, member, submit } = fixture
  const other = await submit()
  const { organizationId, userId: heldBy } = member
  const heldAt = new Date(deps.clock.nowMs())
  await deps.withActor(worker, async (tx) => {
    const { dataSubjectId } = left
    await tx.update(submission).set({ dataSubjectId }).where(eq(submission.id, other.id))
    await tx.update(interviewSession).set({ dataSubjectId }).where(eq(interviewSession.id, other.sessionId))
  })
  const hold = { submissionId: other.id, organizationId, reason: 'Case 1', heldBy, heldAt }
  await deps.withActor(member, (tx) => tx.insert(legalHold).values(hold))
  deps.clock.advance(periodMs + 1)
  await run()
  expect(await isStored()).toBe(true)
  await deps.withActor(member, (tx) => tx.delete(legalHold).where(eq(legalHold.submissionId, other.id)))
  await run()
  expect([await isStored(), await isStored(other.sessionId)]).toEqual([false, true])
  expect(await findPerson()).not.toMatchObject([{ email: '' }])
})

test('keeps it while an interview that the same address took under another name is on hold', async () => {
  const { deps, member, submit } = fixture
  const other = await submit({ email: 'same@example.org' })
  const forgotten = await leaveInterview({ email: 'same@example.org' })
  expect(await fixture.findSubject(other.id)).not.toBe(forgotten.dataSubjectId)
  const { organizationId, userId: heldBy } = member
  const hold = { submissionId: other.id, organizationId, reason: 'Case 2', heldBy, heldAt: new Date(forgotten.atMs) }
  await deps.withActor(member, (tx) => tx.insert(legalHold).values(hold))
  deps.clock.advance(periodMs + 1)
  await run(forgotten.sessionId)
  expect(await isStored(forgotten.sessionId)).toBe(true)
})

test('leaves a submitted interview alone, however old', async () => {
  const { deps, submit } = fixture
  const { sessionId } = await submit()
  deps.clock.advance(10 * periodMs)
  await run(sessionId)
  expect(await isStored(sessionId)).toBe(true)
})
