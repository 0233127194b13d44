import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  createTypedTurn,
  type InterviewFixture,
  openInterviewFixture,
} from '../../testing/interview-fixture'
import { openRealtimeServer, type RealtimeClient } from '../../testing/realtime-server'
import { commitTurn } from '../sessions/operations/commit-turn'
import { endSession } from '../sessions/operations/end-session'
import { readSession } from '../sessions/repo/index'
import { getLiveStatus } from './operations/get-live-status'

type LiveServer = Awaited<ReturnType<typeof openRealtimeServer>>

let fixture: InterviewFixture
let linkId: string
let server: LiveServer
/** Another process, which learns of the first process only when it writes. */
let other: LiveServer

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  server = await openRealtimeServer(fixture)
  other = await openRealtimeServer(fixture, { node: 'two', pollMs: 60_000 })
})
afterAll(async () => {
  await server.close()
  await other.close()
  await fixture.close()
})

const welcome = (client: RealtimeClient) => client.waitFor(() => client.listMessages('welcome')[0])
const join = async (
  at: LiveServer,
  candidateSession: CandidateSession,
  hello: Parameters<RealtimeClient['sendHello']>[0] = {},
) => {
  const client = await at.connect(candidateSession)
  client.sendHello(hello)
  await welcome(client)
  return client
}
const readRow = async (candidateSession: CandidateSession) => {
  const row = await fixture.deps.withActor(candidateSession.actor, (tx) => readSession(tx, candidateSession.id))
  if (row === null) throw new Error('the session does not exist')
  return row
}
const seqs = (client: RealtimeClient) => client.listEntries().map(({ seq }) => seq)

describe('the journal feed of a socket', () => {
  test('starts with the session, resumes at the browser’s position, and sends each new entry once and in order', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(server, candidateSession)
    expect(client.listMessages('welcome')[0]?.session.current?.turn).toBe(1)
    expect(client.listEntries().map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'intro'],
      [2, 'question'],
    ])
    client.sendDone(1)
    await client.waitForQuestion(2)
    expect(client.listEntries().slice(2)).toMatchObject([
      { seq: 3, type: 'acknowledgement' },
      { seq: 4, type: 'question' },
    ])
    client.close()
  })

  test('sends a browser that reconnects twenty times every entry once, including answers submitted over HTTP meanwhile', async () => {
    const candidateSession = await fixture.begin(linkId)
    let resumeFrom = 0
    const seen: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const client = await join(server, candidateSession, { resumeFrom })
      seen.push(...seqs(client))
      resumeFrom = client.listMessages('welcome')[0]?.session.lastSeq ?? 0
      client.close()
      if (round === 9)
        await commitTurn(fixture.context, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    }
    expect(seen).toEqual([1, 2, 3, 4, 5])
    expect((await readRow(candidateSession)).state.turn).toBe(2)
  })

  test('notifies a listening socket of an answer submitted over HTTP in another process', async () => {
    const candidateSession = await fixture.begin(linkId)
    const client = await join(server, candidateSession)
    await commitTurn(fixture.context, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    await client.waitForQuestion(2)
    expect(seqs(client)).toEqual([1, 2, 3, 4, 5])
    client.sendDone(1)
    await client.waitFor(() => client.listMessages('turnOver')[0])
    client.sendDone(7)
    expect(await client.waitFor(() => client.listMessages('refused')[0])).toMatchObject({
      code: 'TURN_OUT_OF_ORDER',
      turn: 7,
    })
    client.close()
  })

  test('sends bye after the interview’s last entry, and when the server stops', async () => {
    const candidateSession = await fixture.begin(linkId)
    const client = await join(server, candidateSession)
    await endSession({ deps: server.deps, ports: fixture.ports }, candidateSession.actor, {
      sessionId: candidateSession.id,
    })
    await client.waitFor(() => client.isClosed)
    expect(client.messages.slice(-3)).toMatchObject([
      { type: 'event', event: { type: 'session' } },
      { type: 'phase', phase: 'over' },
      { type: 'bye', reason: 'over' },
    ])
    const elsewhere = await fixture.begin(linkId, { email: 'elsewhere@example.org' })
    const unaware = await join(other, elsewhere)
    await endSession({ deps: server.deps, ports: fixture.ports }, elsewhere.actor, { sessionId: elsewhere.id })
    unaware.send({ type: 'ping', id: 1, lastSeq: 0, networkQuality: 'good' })
    await unaware.waitFor(() => unaware.isClosed)
    expect([unaware.listEntries().at(-1)?.type, unaware.listMessages('bye')[0]?.reason]).toEqual(['outro', 'over'])
    const stopping = await openRealtimeServer(fixture, { node: 'stopping' })
    const left = await join(stopping, await fixture.begin(linkId, { email: 'left@example.org' }))
    stopping.watch.stop()
    await left.waitFor(() => left.isClosed)
    expect([left.listMessages('bye')[0]?.reason, left.closeCode]).toEqual(['restart', 1012])
    await stopping.live.settled()
    await stopping.close()
  })
})

describe('answers over a socket', () => {
  test('submits an answer once, even if the browser sends it twenty times', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(server, candidateSession)
    for (let time = 0; time < 20; time += 1) client.sendDone(1)
    await client.waitForQuestion(2)
    client.send({ type: 'ping', id: 9, lastSeq: 0, networkQuality: 'good' })
    await client.waitFor(() => client.listMessages('pong')[0])
    expect(seqs(client)).toEqual([1, 2, 3, 4])
    expect((await readRow(candidateSession)).state.answers[0]).toMatchObject({ durationMs: 9_000, speechMs: 8_000 })
    expect(client.listMessages('refused')).toEqual([])
    client.close()
  })

  test('refuses an answer with hardly any speech without an acknowledgement, and the interview continues', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(server, candidateSession, { hears: 'voice' })
    client.sendDone(1, { speechMs: 1_200 })
    expect(await client.waitFor(() => client.listMessages('refused')[0])).toMatchObject({
      about: 'done',
      code: 'ANSWER_TOO_SHORT',
    })
    await client.waitFor(() => client.listMessages('phase').at(-1)?.phase === 'listening')
    expect(seqs(client)).toEqual([1, 2])
    client.sendDone(1, { speechMs: 6_000 })
    await client.waitForQuestion(2)
    client.close()
  })

  test('stores the words that the device recognized with the answer', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(server, candidateSession, { hears: 'words' })
    const words = { type: 'words', turn: 1, take: 1 } as const
    client.send({ ...words, text: 'I once', isFinal: false, startMs: 0, endMs: 500 })
    client.send({ ...words, text: 'I once hired a team', isFinal: true, startMs: 0, endMs: 2_000 })
    client.send({ ...words, text: 'of twelve', isFinal: true, startMs: 2_100, endMs: 6_000 })
    client.sendDone(1, { speechMs: 0 })
    await client.waitForQuestion(2)
    const [answer] = (await readRow(candidateSession)).state.answers
    expect(answer).toMatchObject({ text: 'I once hired a team of twelve', transcribedBy: 'device' })
    expect(answer?.segments).toHaveLength(2)
    client.close()
  })
})

describe('ownership of a session', () => {
  test('passes to a later socket in the same process', async () => {
    const candidateSession = await fixture.begin(linkId)
    const first = await join(server, candidateSession)
    const second = await join(server, candidateSession)
    await first.waitFor(() => first.isClosed)
    expect(first.messages.at(-1)).toEqual({ type: 'bye', reason: 'takenOver' })
    expect(second.isClosed).toBe(false)
    second.close()
  })

  test('passes to a socket in another process, after which the earlier one can’t write', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const stale = await join(other, candidateSession)
    const holder = await join(server, candidateSession)
    stale.sendDone(1)
    await stale.waitFor(() => stale.isClosed)
    expect(stale.listMessages('turnOver')).toEqual([])
    expect(stale.messages.at(-1)).toEqual({ type: 'bye', reason: 'takenOver' })
    expect((await readRow(candidateSession)).state.lastSeq).toBe(2)
    holder.sendDone(1)
    await holder.waitForQuestion(2)
    holder.close()
  })

  test('closes an idle conversation after another process has taken over its session', async () => {
    const candidateSession = await fixture.begin(linkId)
    const first = await join(server, candidateSession)
    const second = await join(other, candidateSession)
    await first.waitFor(() => first.listMessages('bye')[0])
    second.close()
  })
})

describe('the status of a conversation', () => {
  test('reports in every process who owns the session and whose turn it is', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const status = (at: LiveServer) =>
      getLiveStatus(at, candidateSession.actor, {
        sessionId: candidateSession.id,
        here: at.live.find(candidateSession.id),
      })
    const alone = { state: 'started', mode: 'chat', turn: 1, phase: 'listening', isConnected: false, hears: 'nothing' }
    expect(await status(server)).toMatchObject(alone)
    const client = await join(server, candidateSession, { hears: 'voice' })
    expect(await status(server)).toMatchObject({ ...alone, phase: 'asking', isConnected: true, hears: 'voice' })
    expect(await status(other)).toMatchObject({ ...alone, isConnected: true })
    client.close()
    await client.waitFor(() => client.isClosed)
    await expect.poll(() => server.live.find(candidateSession.id)).toBeNull()
    await server.live.settled()
    expect(await status(other)).toMatchObject(alone)
  })
})

describe('messages over a socket', () => {
  test('refuses empty, unknown and oversized messages and invalid sound, and the socket stays open', async () => {
    const candidateSession = await fixture.begin(linkId)
    const client = await server.connect(candidateSession)
    client.sendDone(1)
    await client.waitFor(() => client.listMessages('refused').length === 1)
    client.sendHello()
    await welcome(client)
    for (const garbage of ['', '{', '[]', '{"type":"done"}', JSON.stringify({ type: 'think', turn: -1, take: 1 })]) {
      client.socket.send(garbage)
    }
    client.socket.send('x'.repeat(100_000))
    client.socket.send(Buffer.from([1, 2, 3]))
    client.sendHello()
    client.send({ type: 'ping', id: 1, lastSeq: 0, networkQuality: 'good' })
    await client.waitFor(() => client.listMessages('pong')[0])
    expect(client.listMessages('refused')).toHaveLength(9)
    expect(new Set(client.listMessages('refused').map(({ about, code }) => `${about} ${code}`))).toEqual(
      new Set(['message MALFORMED_REQUEST']),
    )
    client.close()
  })

  test('refuses a mode that is not offered, and writes contact once however often the browser pings', async () => {
    const { linkId: narrow } = await fixture.makeSet((content) => ({ ...content, modes: ['chat', 'text'] }))
    const candidateSession = await fixture.begin(narrow, { mode: 'chat' })
    const client = await join(server, candidateSession)
    fixture.deps.clock.advance(1_000)
    const contactAtMs = fixture.deps.clock.nowMs()
    for (let id = 0; id < 5; id += 1) {
      client.send({ type: 'ping', id, lastSeq: 0, networkQuality: 'good' })
      await client.waitFor(() => client.listMessages('pong').length === id + 1)
      fixture.deps.clock.advance(100)
    }
    expect((await readRow(candidateSession)).state.clock.lastPingMs).toBe(contactAtMs)
    client.send({ type: 'mode', mode: 'text' })
    await client.waitFor(() =>
      client.listMessages('event').some(({ event }) => event.type === 'session' && event.session.mode === 'text'),
    )
    client.send({ type: 'mode', mode: 'live' })
    expect(await client.waitFor(() => client.listMessages('refused')[0])).toMatchObject({
      about: 'mode',
      code: 'MODE_NOT_OFFERED',
    })
    client.close()
  })

  test('accepts a socket only from the session’s own candidate, and refuses other, missing and invalid sessions', async () => {
    const mine = await fixture.begin(linkId)
    const theirs = await fixture.begin(linkId, { email: 'theirs@example.org' })
    const refusal = (candidateSession: CandidateSession) =>
      server.connect(candidateSession).then(
        () => 'opened',
        (error: Error) => error.message,
      )
    expect(await refusal({ ...mine, caller: theirs.caller })).toBe('404')
    expect(await refusal({ ...mine, id: fixture.deps.newId() })).toBe('404')
    expect(await refusal({ ...mine, id: 'none' })).toBe('404')
    expect(await refusal({ ...mine, caller: { user: null, blocked: null, candidate: [] } })).toBe('401')
  })
})
