import { interviewSession } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import * as repo from './index'

let fixture: InterviewFixture
let linkId: string
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(() => fixture.close())

const nowMs = () => fixture.deps.clock.nowMs()
const insertion = (candidateSession: CandidateSession) => ({
  id: fixture.deps.newId(),
  code: fixture.deps.newToken(16),
  isCompleted: true,
  nowMs: nowMs(),
  submittedAtMs: nowMs(),
  row: candidateSession.view.row,
})

describe('a session row', () => {
  test('is read back exactly as the machine wrote it', async () => {
    const candidateSession = await fixture.begin(linkId)
    const row = await fixture.deps.withActor(candidateSession.actor, (tx) => repo.readSession(tx, candidateSession.id))
    expect(row?.state).toEqual(candidateSession.view.row.state)
  })

  test('is not visible to another candidate, to a link or without an identity', async () => {
    const candidateSession = await fixture.begin(linkId)
    const other = await fixture.begin(linkId, { email: 'other@example.org' })
    const read = (tx: repo.Transaction) => repo.hasSession(tx, candidateSession.id)
    expect(await fixture.deps.withActor(other.actor, read)).toBe(false)
    for (const actor of [{ kind: 'link', linkId }, { kind: 'auth' }] as const) {
      await expect(fixture.deps.withActor(actor, read)).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    const foreignMember = {
      kind: 'member' as const,
      organizationId: fixture.deps.newId(),
      userId: fixture.deps.newId(),
    }
    expect(await fixture.deps.withActor(foreignMember, read)).toBe(false)
    expect(await fixture.deps.withActor(candidateSession.actor, read)).toBe(true)
  })

  test('is not written by a process that lost it: an older epoch or an older journal number changes nothing', async () => {
    const candidateSession = await fixture.begin(linkId)
    const { row } = candidateSession.view
    const save = (stale: repo.SessionRow) =>
      fixture.deps.withActor(worker, (tx) =>
        repo.saveSession(tx, stale, { state: { ...row.state, turn: 99 }, nowMs: nowMs() }),
      )
    await expect(save({ ...row, epoch: row.epoch - 1 })).rejects.toThrow(repo.StaleSessionError)
    await expect(save({ ...row, state: { ...row.state, lastSeq: 1 } })).rejects.toThrow(repo.StaleSessionError)
    const saved = await fixture.deps.withActor(worker, (tx) => repo.readSession(tx, candidateSession.id))
    expect(saved?.state.turn).toBe(1)
  })

  test('gets a higher epoch with every conversation that takes it over, which fences the earlier one off; commands keep the epoch', async () => {
    const candidateSession = await fixture.begin(linkId)
    const read = async () => {
      const row = await fixture.deps.withActor(worker, (tx) => repo.readSession(tx, candidateSession.id))
      if (row === null) throw new Error('the session is gone')
      return row
    }
    const save = (row: repo.SessionRow) =>
      fixture.deps.withActor(worker, (tx) => repo.saveSession(tx, row, { state: row.state, nowMs: nowMs() }))
    const before = await read()
    await save(before)
    expect((await read()).epoch).toBe(before.epoch)
    const claimed = await fixture.deps.withActor(worker, (tx) => repo.claimSession(tx, before, 'another'))
    expect(await read()).toMatchObject({ epoch: before.epoch + 1, ownerNode: 'another' })
    await expect(save(before)).rejects.toThrow(repo.StaleSessionError)
    const release = (epoch: number) =>
      fixture.deps.withActor(worker, (tx) => repo.releaseSession(tx, { id: candidateSession.id, epoch }))
    await release(before.epoch)
    expect((await read()).ownerNode).toBe('another')
    await release(claimed.epoch)
    expect((await read()).ownerNode).toBeNull()
  })
})

describe('a due session', () => {
  test('is woken by only one of two processes at the same moment', async () => {
    const candidateSession = await fixture.begin(linkId)
    await fixture.deps.withActor(worker, (tx) =>
      tx
        .update(interviewSession)
        .set({ wakeAt: new Date(0) })
        .where(eq(interviewSession.id, candidateSession.id)),
    )
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let report: (id: string | null) => void = () => undefined
    const first = new Promise<string | null>((resolve) => {
      report = resolve
    })
    const holder = fixture.deps.withActor(worker, async (tx) => {
      report(await repo.lockDueSessionId(tx, 1))
      await held
    })
    expect(await first).toBe(candidateSession.id)
    expect(await fixture.deps.withActor(worker, (tx) => repo.lockDueSessionId(tx, 1))).toBeNull()
    release()
    await holder
    expect(await fixture.deps.withActor(worker, (tx) => repo.lockDueSessionId(tx, 1))).toBe(candidateSession.id)
  })
})

describe('a submission', () => {
  test('is made once for a session, by the first caller', async () => {
    const candidateSession = await fixture.begin(linkId)
    const { row, ...first } = insertion(candidateSession)
    const second = insertion(candidateSession)
    const insert = (added: repo.NewSubmission) =>
      fixture.deps.withActor(candidateSession.actor, (tx) => repo.insertSubmission(tx, row, added))
    expect(await insert(first)).toBe(first.id)
    expect(await insert(second)).toBeNull()
  })
})
