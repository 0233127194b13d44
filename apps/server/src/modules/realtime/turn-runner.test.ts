import { setTimeout as wait } from 'node:timers/promises'
import type { Interviewer, Probe } from '@candor/ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room, type Sitting } from '../../testing/interview-room'
import { fastTimers, instantVoice, type LiveClient, type LiveOptions, openLiveServer } from '../../testing/live-room'
import { readSession } from '../sessions/repo/index'

/** The room's own clock stands still; a conversation's runs so many times as fast as the machine's. */
const times = 10

let room: Room
let linkId: string
const servers: { close(): Promise<void> }[] = []

beforeAll(async () => {
  room = await openRoom()
  linkId = (await room.makeSet()).linkId
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await room.close()
})

const open = async (options: LiveOptions = {}) => {
  const server = await openLiveServer(room, { timers: fastTimers(times), ...options })
  servers.push(server)
  return server
}
type LiveServer = Awaited<ReturnType<typeof open>>

const join = async (server: LiveServer, sitting: Sitting, wishes: Parameters<LiveClient['hello']>[0] = {}) => {
  const client = await server.connect(sitting)
  client.hello({ heardSeq: 2, wantsVoice: true, hears: 'words', ...wishes })
  await client.until(() => client.of('phase').at(-1)?.phase === 'listening')
  return client
}
const rowOf = async (sitting: Sitting) => {
  const row = await room.deps.withActor(sitting.actor, (tx) => readSession(tx, sitting.id))
  if (row === null) throw new Error('the session is gone')
  return row
}
const speech = (client: LiveClient, kind: 'started' | 'ended', of: { atMs: number; speechMs: number }): void =>
  client.send({ type: 'speech', turn: 1, take: 1, kind, ...of })
const say = (client: LiveClient, text: string, of: { startMs: number; endMs: number }): void =>
  client.send({ type: 'words', turn: 1, take: 1, text, isFinal: true, ...of })
const phase = (client: LiveClient, wanted: string): Promise<unknown> =>
  client.until(() => client.of('phase').at(-1)?.phase === wanted)
const answer = 'I called forty people and nine of them came for an interview.'

/** Speaks a whole answer of eight seconds and falls silent. */
const speak = (client: LiveClient): void => {
  speech(client, 'started', { atMs: 0, speechMs: 0 })
  say(client, answer, { startMs: 0, endMs: 8_000 })
  speech(client, 'ended', { atMs: 8_000, speechMs: 8_000 })
}

/** An interviewer that notes what it is asked, and answers as it is told. */
const askedOf = (decide: () => Promise<Probe | null>): Interviewer & { readonly asked: string[] } => {
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

describe('hands-free', () => {
  test('a silence is acknowledged at once; whoever goes on speaking has handed nothing in, whoever does not, has', async () => {
    // Slower than the others: there is only so much time to go on speaking in.
    const server = await open({ voiceCache: instantVoice, timers: fastTimers(5) })
    const sitting = await room.begin(linkId, { mode: 'live' })
    const client = await join(server, sitting)
    speak(client)
    await phase(client, 'yielding')
    const [aside] = client.of('speak')
    expect(aside).toMatchObject({ seq: null, text: 'All right.' })
    speech(client, 'started', { atMs: 9_900, speechMs: 8_000 })
    await client.until(() => client.of('hush').length > 0)
    await phase(client, 'listening')
    expect((await rowOf(sitting)).state.lastSeq).toBe(2)
    say(client, 'Two were hired.', { startMs: 9_900, endMs: 12_000 })
    speech(client, 'ended', { atMs: 12_000, speechMs: 10_000 })
    await client.asked(2)
    const { state } = await rowOf(sitting)
    expect(state.answers[0]?.text).toBe(`${answer} Two were hired.`)
    expect(client.of('turnOver')).toMatchObject([{ turn: 1, take: 1, by: 'silence' }])
    // The acknowledgement that was said beside the journal is its entry, and is not said again.
    const again = client.of('speak').filter(({ text }) => text === 'All right.')
    expect(again.map(({ seq }) => seq)).toEqual([null, null])
    const said = client.entries().find(({ type }) => type === 'acknowledgement')
    expect(client.of('said')).toMatchObject([{ utterance: again[1]?.utterance, seq: said?.seq }])
    client.close()
  })

  test('a silence after too short an answer is neither acknowledged nor handed in: the candidate has the word', async () => {
    const server = await open({ voiceCache: instantVoice })
    const sitting = await room.begin(linkId, { mode: 'live' })
    const client = await join(server, sitting, { hears: 'voice' })
    speech(client, 'started', { atMs: 0, speechMs: 0 })
    speech(client, 'ended', { atMs: 1_500, speechMs: 1_500 })
    await phase(client, 'pausing')
    await wait(500)
    expect(client.of('phase').at(-1)).toMatchObject({ phase: 'pausing', patienceMs: null })
    expect([client.of('speak'), client.of('turnOver')]).toEqual([[], []])
    client.close()
  })

  test('nobody’s patience runs while nothing is heard of the browser, or while it holds', async () => {
    const server = await open()
    const sitting = await room.begin(linkId, { mode: 'live' })
    const client = await join(server, sitting)
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
  test('thinks ahead in a pause, and what it thought of the same words is asked with the answer, its sound before the journal', async () => {
    const interviewer = askedOf(async () => followUp)
    const server = await open({ interviewer, voiceCache: instantVoice })
    const sitting = await room.begin(linkId, { mode: 'chat' })
    const client = await join(server, sitting)
    speak(client)
    await client.until(() => interviewer.asked.length > 0)
    client.done(1)
    await client.asked(2)
    expect(interviewer.asked).toEqual([answer])
    const place = (text: string) =>
      client.messages.findIndex((message) => message.type === 'speak' && message.text === text)
    const told = client.messages.findIndex(
      (message) =>
        message.type === 'event' && message.event.type === 'message' && message.event.entry.type === 'followUp',
    )
    expect(place(followUp.text)).toBeGreaterThan(-1)
    expect(place(followUp.text)).toBeLessThan(told)
    expect(client.sounds.map(({ text }) => text)).toEqual(['All right.', followUp.text])
    client.close()
  })

  test.each([
    ['hangs', () => new Promise<Probe | null>(() => undefined)],
    ['fails', () => Promise.reject(new Error('boom'))],
    ['babbles', async () => ({ ...followUp, text: 'so '.repeat(1_000) })],
  ])('that %s holds nothing up: the acknowledgement at once, and the next question', async (_, decide) => {
    const server = await open({ interviewer: askedOf(decide), voiceCache: instantVoice, timers: fastTimers(40) })
    const sitting = await room.begin(linkId, { mode: 'chat' })
    const client = await join(server, sitting)
    speak(client)
    client.done(1)
    await client.until(() => client.entries().some(({ type }) => type === 'acknowledgement'))
    await client.asked(2)
    expect(client.entries().at(-1)?.type).toBe('question')
    client.close()
  })

  test('that died with its process is asked again by the process that takes the interview over', async () => {
    const hanging = await open({ interviewer: askedOf(() => new Promise(() => undefined)), timers: fastTimers(1) })
    const sitting = await room.begin(linkId, { mode: 'chat' })
    const lost = await join(hanging, sitting)
    speak(lost)
    lost.done(1)
    await lost.until(() => lost.entries().some(({ type }) => type === 'acknowledgement'))
    lost.close()
    const server = await open({ node: 'two', interviewer: askedOf(async () => followUp) })
    const client = await server.connect(sitting)
    client.hello({ resumeFrom: 4 })
    await client.asked(2)
    expect(client.entries().map(({ type }) => type)).toEqual(['followUp'])
    client.close()
  })
})

describe('what time brings', () => {
  test('comes when it is due, without a sweep and without anybody’s asking: the warning, then the end', async () => {
    const server = await open({ timers: fastTimers(1_000) })
    const brief = await room.makeSet((content) => ({ ...content, durationMinutes: 5 }))
    const sitting = await room.begin(brief.linkId, { mode: 'chat' })
    const client = await join(server, sitting)
    const pass = async (ms: number): Promise<void> => {
      room.deps.clock.advance(ms)
      await wait(10)
      client.send({ type: 'ping', id: ms, lastSeq: 2, networkQuality: 'good' })
      await client.until(() => client.of('pong').length > 0)
      client.messages.length = 0
    }
    for (let step = 0; step < 8; step += 1) await pass(29_000)
    room.deps.clock.advance(9_000)
    await client.until(() => client.entries().some(({ type }) => type === 'timeWarning'))
    await pass(20_000)
    await pass(29_000)
    room.deps.clock.advance(20_000)
    await client.until(() => client.isClosed)
    expect(client.entries().map(({ type }) => type)).toEqual(['outro'])
    expect((await rowOf(sitting)).state).toMatchObject({ state: 'ended', endReason: 'time_up' })
  })
})
