import { setTimeout as wait } from 'node:timers/promises'
import type { Interviewer, Probe } from '@candor/ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../testing/interview-fixture'
import {
  fastTimers,
  instantVoice,
  openRealtimeServer,
  type RealtimeClient,
  type RealtimeServerOptions,
} from '../../testing/realtime-server'
import { readSession } from '../sessions/repo/index'

/** The fixture's clock stands still; a conversation's clock runs this many times as fast as the machine's. */
const times = 10

let fixture: InterviewFixture
let linkId: string
const servers: { close(): Promise<void> }[] = []

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await fixture.close()
})

const open = async (options: RealtimeServerOptions = {}) => {
  const server = await openRealtimeServer(fixture, { timers: fastTimers(times), ...options })
  servers.push(server)
  return server
}
type LiveServer = Awaited<ReturnType<typeof open>>

const join = async (
  server: LiveServer,
  candidateSession: CandidateSession,
  hello: Parameters<RealtimeClient['sendHello']>[0] = {},
) => {
  const client = await server.connect(candidateSession)
  client.sendHello({ heardSeq: 2, wantsVoice: true, hears: 'words', ...hello })
  await client.waitFor(() => client.listMessages('phase').at(-1)?.phase === 'listening')
  return client
}
const readRow = async (candidateSession: CandidateSession) => {
  const row = await fixture.deps.withActor(candidateSession.actor, (tx) => readSession(tx, candidateSession.id))
  if (row === null) throw new Error('the session does not exist')
  return row
}
const speech = (client: RealtimeClient, kind: 'started' | 'ended', span: { atMs: number; speechMs: number }): void =>
  client.send({ type: 'speech', turn: 1, take: 1, kind, ...span })
const say = (client: RealtimeClient, text: string, span: { startMs: number; endMs: number }): void =>
  client.send({ type: 'words', turn: 1, take: 1, text, isFinal: true, ...span })
const phase = (client: RealtimeClient, wanted: string): Promise<unknown> =>
  client.waitFor(() => client.listMessages('phase').at(-1)?.phase === wanted)
const answer = 'I called forty people and nine of them came for an interview.'

/** Speaks a whole answer of eight seconds and then stays silent. */
const speak = (client: RealtimeClient): void => {
  speech(client, 'started', { atMs: 0, speechMs: 0 })
  say(client, answer, { startMs: 0, endMs: 8_000 })
  speech(client, 'ended', { atMs: 8_000, speechMs: 8_000 })
}

/** An interviewer that records its requests, and answers as the test instructs. */
const createInterviewer = (decide: () => Promise<Probe | null>): Interviewer & { readonly asked: string[] } => {
  const asked: string[] = []
  return {
    asked,
    decideProbe: (input) => {
      asked.push(input.answer.text)
      return decide()
    },
  }
}
const followUp: Probe = { kind: 'example', text: 'What did you do about the others?' }

describe('hands-free mode', () => {
  test('acknowledges a silence at once, and submits the answer only if the candidate stays silent', async () => {
    // Slower than in the other tests, so that there is time to continue speaking.
    const server = await open({ voiceCache: instantVoice, timers: fastTimers(5) })
    const candidateSession = await fixture.begin(linkId, { mode: 'live' })
    const client = await join(server, candidateSession)
    speak(client)
    await phase(client, 'yielding')
    const [acknowledgment] = client.listMessages('speak')
    expect(acknowledgment).toMatchObject({ seq: null, text: 'All right.' })
    speech(client, 'started', { atMs: 9_900, speechMs: 8_000 })
    await client.waitFor(() => client.listMessages('hush').length > 0)
    await phase(client, 'listening')
    expect((await readRow(candidateSession)).state.lastSeq).toBe(2)
    say(client, 'Two were hired.', { startMs: 9_900, endMs: 12_000 })
    speech(client, 'ended', { atMs: 12_000, speechMs: 10_000 })
    await client.waitForQuestion(2)
    const { state } = await readRow(candidateSession)
    expect(state.answers[0]?.text).toBe(`${answer} Two were hired.`)
    expect(client.listMessages('turnOver')).toMatchObject([{ turn: 1, take: 1, by: 'silence' }])
    // The acknowledgement spoken outside the journal is its entry, and is not repeated.
    const acknowledgments = client.listMessages('speak').filter(({ text }) => text === 'All right.')
    expect(acknowledgments.map(({ seq }) => seq)).toEqual([null, null])
    const said = client.listEntries().find(({ type }) => type === 'acknowledgement')
    expect(client.listMessages('said')).toMatchObject([{ utterance: acknowledgments[1]?.utterance, seq: said?.seq }])
    client.close()
  })

  test('neither acknowledges nor submits a short answer after a silence, and leaves the turn to the candidate', async () => {
    const server = await open({ voiceCache: instantVoice })
    const candidateSession = await fixture.begin(linkId, { mode: 'live' })
    const client = await join(server, candidateSession, { hears: 'voice' })
    speech(client, 'started', { atMs: 0, speechMs: 0 })
    speech(client, 'ended', { atMs: 1_500, speechMs: 1_500 })
    await phase(client, 'pausing')
    await wait(500)
    expect(client.listMessages('phase').at(-1)).toMatchObject({ phase: 'pausing', patienceMs: null })
    expect([client.listMessages('speak'), client.listMessages('turnOver')]).toEqual([[], []])
    client.close()
  })

  test('pauses the patience timers while the browser is silent or asks to hold', async () => {
    const server = await open()
    const candidateSession = await fixture.begin(linkId, { mode: 'live' })
    const client = await join(server, candidateSession)
    client.send({ type: 'hold', reason: 'device' })
    await phase(client, 'held')
    client.send({ type: 'release' })
    await phase(client, 'listening')
    await phase(client, 'held')
    client.send({ type: 'ping', id: 1, lastSeq: 2, networkQuality: 'good' })
    await phase(client, 'listening')
    client.close()
  })
})

describe('the interviewer', () => {
  test('prefetches a reply in a pause, uses it for an answer with the same words, and sends its sound before the journal', async () => {
    const interviewer = createInterviewer(async () => followUp)
    const server = await open({ interviewer, voiceCache: instantVoice })
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(server, candidateSession)
    speak(client)
    await client.waitFor(() => interviewer.asked.length > 0)
    client.sendDone(1)
    await client.waitForQuestion(2)
    expect(interviewer.asked).toEqual([answer])
    const findIndex = (text: string) =>
      client.messages.findIndex((message) => message.type === 'speak' && message.text === text)
    const entryIndex = client.messages.findIndex(
      (message) =>
        message.type === 'event' && message.event.type === 'message' && message.event.entry.type === 'followUp',
    )
    expect(findIndex(followUp.text)).toBeGreaterThan(-1)
    expect(findIndex(followUp.text)).toBeLessThan(entryIndex)
    expect(client.sounds.map(({ text }) => text)).toEqual(['All right.', followUp.text])
    client.close()
  })

  test.each([
    ['hangs', () => new Promise<Probe | null>(() => undefined)],
    ['fails', () => Promise.reject(new Error('boom'))],
    ['returns too long a reply', async () => ({ ...followUp, text: 'so '.repeat(1_000) })],
  ])('continues with an acknowledgment and the next question if the interviewer %s', async (_, decide) => {
    const server = await open({
      interviewer: createInterviewer(decide),
      voiceCache: instantVoice,
      timers: fastTimers(40),
    })
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const client = await join(server, candidateSession)
    speak(client)
    client.sendDone(1)
    await client.waitFor(() => client.listEntries().some(({ type }) => type === 'acknowledgement'))
    await client.waitForQuestion(2)
    expect(client.listEntries().at(-1)?.type).toBe('question')
    client.close()
  })

  test('decides a reply in the process that takes over the session from one that died', async () => {
    const hanging = await open({
      interviewer: createInterviewer(() => new Promise(() => undefined)),
      timers: fastTimers(1),
    })
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const first = await join(hanging, candidateSession)
    speak(first)
    first.sendDone(1)
    await first.waitFor(() => first.listEntries().some(({ type }) => type === 'acknowledgement'))
    first.close()
    const server = await open({ node: 'two', interviewer: createInterviewer(async () => followUp) })
    const client = await server.connect(candidateSession)
    client.sendHello({ resumeFrom: 4 })
    await client.waitForQuestion(2)
    expect(client.listEntries().map(({ type }) => type)).toEqual(['followUp'])
    client.close()
  })
})

describe('a session deadline', () => {
  test('causes the time warning and then the end without a sweep or a request', async () => {
    const server = await open({ timers: fastTimers(1_000) })
    const brief = await fixture.makeSet((content) => ({ ...content, durationMinutes: 5 }))
    const candidateSession = await fixture.begin(brief.linkId, { mode: 'chat' })
    const client = await join(server, candidateSession)
    const pass = async (ms: number): Promise<void> => {
      fixture.deps.clock.advance(ms)
      await wait(10)
      client.send({ type: 'ping', id: ms, lastSeq: 2, networkQuality: 'good' })
      await client.waitFor(() => client.listMessages('pong').length > 0)
      client.messages.length = 0
    }
    for (let step = 0; step < 8; step += 1) await pass(29_000)
    fixture.deps.clock.advance(9_000)
    await client.waitFor(() => client.listEntries().some(({ type }) => type === 'timeWarning'))
    await pass(20_000)
    await pass(29_000)
    fixture.deps.clock.advance(20_000)
    await client.waitFor(() => client.isClosed)
    expect(client.listEntries().map(({ type }) => type)).toEqual(['outro'])
    expect((await readRow(candidateSession)).state).toMatchObject({ state: 'ended', endReason: 'time_up' })
  })
})
