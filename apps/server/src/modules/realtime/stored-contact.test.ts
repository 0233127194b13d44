import { interviewSession } from '@candor/db'
import { remainingMs, sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../testing/interview-fixture'
import { openRealtimeServer, type RealtimeClient } from '../../testing/realtime-server'
import { sweepSessions } from '../sessions/operations/sweep-sessions'
import { readSession } from '../sessions/repo/index'
import { systemTimers } from './realtime-context'

let fixture: InterviewFixture
let linkId: string
/** Its contact limits follow the fixture's clock. */
let server: Awaited<ReturnType<typeof openRealtimeServer>>

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  const timers = { ...systemTimers, nowMs: () => fixture.deps.clock.nowMs() }
  server = await openRealtimeServer(fixture, { timers })
})
afterAll(async () => {
  await server.close()
  await fixture.close()
})

const readState = async ({ actor, id }: CandidateSession) => {
  const row = await fixture.deps.withActor(actor, (tx) => readSession(tx, id))
  if (row === null) throw new Error('the session does not exist')
  return row.state
}
/** The session's row without the contact. */
const readStored = ({ actor, id }: CandidateSession) =>
  fixture.deps.withActor(actor, async (tx) => {
    const [row] = await tx.select().from(interviewSession).where(eq(interviewSession.id, id))
    return { state: row?.state, wakeAt: row?.wakeAt, updatedAt: row?.updatedAt }
  })
const join = async (candidateSession: CandidateSession) => {
  const client = await server.connect(candidateSession)
  client.sendHello()
  await client.waitFor(() => client.listMessages('welcome')[0])
  return client
}
const ping = async (client: RealtimeClient, id: number) => {
  fixture.deps.clock.advance(sessionLimits.pingIntervalMs)
  client.send({ type: 'ping', id, lastSeq: 0, networkQuality: 'good' })
  return client.waitFor(() => client.listMessages('pong').find((pong) => pong.id === id))
}

describe('a ping over the socket', () => {
  test('is stored before it is answered, apart from the session, so that a killed process loses none', async () => {
    const { clock } = fixture.deps
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const { allowanceMs } = candidateSession.view.row.state.clock
    const client = await join(candidateSession)
    const before = await readStored(candidateSession)
    for (let id = 1; id <= 8; id += 1) {
      const pong = await ping(client, id)
      expect(pong.remainingMs).toBe(allowanceMs - id * sessionLimits.pingIntervalMs)
      expect((await readState(candidateSession)).clock.lastPingMs).toBe(clock.nowMs())
    }
    expect(await readStored(candidateSession)).toEqual(before)
    // The process that received the pings is asked nothing again.
    clock.advance(sessionLimits.interruptedAfterMs)
    await sweepSessions(fixture.context)
    const state = await readState(candidateSession)
    expect([state.state, remainingMs(state, clock.nowMs())]).toEqual(['interrupted', allowanceMs - 40_000])
    client.close()
  })

  test('after a loss goes through the session’s rules, and the browser learns that it was interrupted', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(candidateSession)
    expect((await ping(client, 1)).state).toBe('started')
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs)
    expect((await ping(client, 2)).state).toBe('interrupted')
    expect((await readState(candidateSession)).state).toBe('interrupted')
    client.close()
  })

  test('of a browser whose session another one has taken over is not stored', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(candidateSession)
    const elsewhere = await openRealtimeServer(fixture, { node: 'elsewhere' })
    const later = await elsewhere.connect(candidateSession)
    later.sendHello()
    await later.waitFor(() => later.listMessages('welcome')[0])
    const { lastPingMs } = (await readState(candidateSession)).clock
    fixture.deps.clock.advance(sessionLimits.pingIntervalMs)
    client.send({ type: 'ping', id: 1, lastSeq: 0, networkQuality: 'good' })
    await client.waitFor(() => client.listMessages('bye')[0])
    expect((await readState(candidateSession)).clock.lastPingMs).toBe(lastPingMs)
    later.close()
    await elsewhere.close()
  })
})
