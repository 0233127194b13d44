import { interviewSession, sessionContact } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import * as repo from './index'

const worker = { kind: 'worker' } as const
let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const touch = (contact: repo.Contact) => fixture.deps.withActor(worker, (tx) => repo.touchContacts(tx, [contact]))
const nowMs = () => fixture.deps.clock.nowMs()

describe('the contact of a session', () => {
  test('is stored in place: an update touches no index (HOT)', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    const count = 20
    const counters = await fixture.deps.withActor(worker, async (tx) => {
      for (let nth = 1; nth <= count; nth += 1) {
        await repo.touchContacts(tx, [{ sessionId: id, epoch: null, atMs: nowMs() + nth }])
      }
      const { rows } = await tx.execute(
        sql`select n_tup_upd, n_tup_hot_upd from pg_stat_xact_user_tables where relname = 'session_contact'`,
      )
      return rows[0]
    })
    expect([Number(counters?.n_tup_upd), Number(counters?.n_tup_hot_upd)]).toEqual([count, count])
    expect(await fixture.readContactMs(id)).toBe(nowMs() + count)
  })

  test('never goes back in time', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    await touch({ sessionId: id, epoch: null, atMs: nowMs() + 2_000 })
    await touch({ sessionId: id, epoch: null, atMs: nowMs() + 1_000 })
    expect(await fixture.readContactMs(id)).toBe(nowMs() + 2_000)
  })

  test('is not stored for a candidate who was lost before it', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    const lateMs = nowMs() + sessionLimits.interruptedAfterMs
    expect((await touch({ sessionId: id, epoch: null, atMs: lateMs })).size).toBe(0)
    expect((await touch({ sessionId: id, epoch: null, atMs: lateMs - 1 })).size).toBe(1)
  })

  test('is not stored while a command has the session, and does not wait for it', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    const stored = await fixture.deps.withActor(worker, async (tx) => {
      await repo.lockSession(tx, id)
      return touch({ sessionId: id, epoch: null, atMs: nowMs() + 1_000 })
    })
    expect(stored.size).toBe(0)
  })

  test('exists only while the clock runs', async () => {
    const { id } = await fixture.start(fixture.linkId)
    expect(await fixture.readContactMs(id)).toBeNull()
    const begun = await fixture.begin(fixture.linkId)
    expect(await fixture.readContactMs(begun.id)).toBe(nowMs())
    await fixture.answerAll(begun)
    expect(await fixture.readContactMs(begun.id)).toBeNull()
  })

  test('is part of every way to read a session', async () => {
    const { id, actor, view } = await fixture.begin(fixture.linkId)
    const atMs = nowMs() + 5_000
    await touch({ sessionId: id, epoch: null, atMs })
    const { setId, dataSubjectId } = view.row
    const rows = await fixture.deps.withActor(actor, async (tx) => [
      await repo.readSession(tx, id),
      await repo.lockSession(tx, id),
      ...(await repo.listSessionsOfSet(tx, { setId, dataSubjectId })),
    ])
    expect(rows.map((row) => row?.state.clock.lastPingMs)).toEqual([atMs, atMs, atMs])
    expect(rows.map((row) => row?.contactAtMs)).toEqual([atMs, atMs, atMs])
  })

  test('of a session that an earlier version began is made by its first ping', async () => {
    const { id, actor } = await fixture.begin(fixture.linkId)
    await fixture.deps.withActor(worker, (tx) => tx.delete(sessionContact).where(eq(sessionContact.sessionId, id)))
    fixture.deps.clock.advance(5_000)
    expect((await touch({ sessionId: id, epoch: null, atMs: nowMs() })).size).toBe(0)
    await fixture.ping(id, actor)
    expect(await fixture.readContactMs(id)).toBe(nowMs())
  })

  test('goes with its session', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    await fixture.deps.withActor(worker, (tx) => tx.delete(interviewSession).where(eq(interviewSession.id, id)))
    expect(await fixture.readContactMs(id)).toBeNull()
  })
})
