import type { ClientMessage, ServerMessage } from '@candor/contract'
import { encodeVoiceFrame, sessionLimits } from '@candor/domain'
import { beforeEach, expect, test } from 'vitest'
import { ANSWER_TIMEOUT_MS, type RealtimeParts, RealtimeSocket, type SocketLike } from './realtime-socket'
import { createSession } from './testing/create-session'

class FakeSocket implements SocketLike {
  binaryType: BinaryType = 'blob'
  bufferedAmount = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  sent: (string | Uint8Array)[] = []
  isClosed = false
  send(data: string | Uint8Array) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  say(message: ServerMessage) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  said(type: ClientMessage['type']): unknown[] {
    return this.sent
      .map((data): unknown => (typeof data === 'string' ? JSON.parse(data) : null))
      .filter((message) => typeof message === 'object' && message !== null && Reflect.get(message, 'type') === type)
  }
}

const welcome = (): ServerMessage => ({ type: 'welcome', version: 1, session: createSession({}) })
const pong = (id: number): ServerMessage => ({
  type: 'pong',
  id,
  serverTime: '2026-01-01T00:00:00.000Z',
  state: 'started',
  remainingMs: 1000,
  isAlmostUp: false,
  lastSeq: 0,
})

let sockets: FakeSocket[]
let timers: { atMs: number; work: () => void }[]
let nowMs: number
let blockedMs = 0
let news: string[]
let lastSeq: number

const latest = (): FakeSocket => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}
const pass = (ms: number) => {
  const until = nowMs + ms
  for (;;) {
    const due = timers.filter(({ atMs }) => atMs <= until).sort((a, b) => a.atMs - b.atMs)[0]
    if (!due) break
    nowMs = due.atMs
    timers = timers.filter((timer) => timer !== due)
    due.work()
  }
  nowMs = until
}
const parts = (own: Partial<RealtimeParts> = {}): RealtimeParts => ({
  open: () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  },
  nowMs: () => nowMs,
  random: () => 0.5,
  later: (work, ms) => {
    const timer = { atMs: nowMs + ms, work }
    timers.push(timer)
    return () => {
      timers = timers.filter((entry) => entry !== timer)
    }
  },
  hello: () => ({ type: 'hello', version: 1, resumeFrom: lastSeq, heardSeq: 0, wantsVoice: true, hears: 'voice' }),
  heartbeat: () => ({ lastSeq, networkQuality: 'good' }),
  onMessage: (message) => news.push(message.type),
  onSound: ({ utterance, part }) => news.push(`sound ${utterance}.${part}`),
  onState: (state, failures) => news.push(`${state} ${failures}`),
  startBlockedTime: () => () => blockedMs,
  onPong: (rttMs) => news.push(`rtt ${rttMs}`),
  onSilence: () => news.push('silence'),
  ...own,
})
const opened = () => {
  const client = new RealtimeSocket(parts())
  client.start()
  latest().onopen?.(new Event('open'))
  latest().say(welcome())
  return client
}

beforeEach(() => {
  sockets = []
  timers = []
  nowMs = 0
  blockedMs = 0
  news = []
  lastSeq = 7
})

test('a socket sends the last number it has seen and is open once the server welcomes it', () => {
  const client = opened()
  expect(latest().said('hello')).toEqual([expect.objectContaining({ resumeFrom: 7 })])
  expect(client.state).toBe('open')
  expect(news).toEqual(['connecting 0', 'open 0', 'welcome'])
})

test('a ping goes out every five seconds; an unanswered one ends the connection and opens another socket', () => {
  opened()
  pass(30)
  latest().say(pong(1))
  expect(news).toContain('rtt 30')
  pass(sessionLimits.pingIntervalMs)
  expect(latest().said('ping')).toHaveLength(2)
  pass(ANSWER_TIMEOUT_MS)
  expect(news).toContain('silence')
  expect(sockets[0]?.isClosed).toBe(true)
  pass(250)
  expect(sockets).toHaveLength(2)
})

test('the time in which the page itself was blocked is no part of a ping', () => {
  opened()
  blockedMs = 680
  pass(700)
  latest().say(pong(1))
  expect(news).toContain('rtt 20')
})

test('an answer to an earlier ping does not prove that the connection works now', () => {
  opened()
  latest().say(pong(1))
  pass(sessionLimits.pingIntervalMs)
  latest().say(pong(1))
  pass(ANSWER_TIMEOUT_MS)
  expect(news).toContain('silence')
})

test('a lost connection is retried without end, with growing delays of at most twenty seconds', () => {
  const client = opened()
  lastSeq = 12
  for (let attempt = 0; attempt < 12; attempt += 1) {
    latest().onclose?.(new CloseEvent('close'))
    expect(client.state).toBe('waiting')
    pass(20_000)
  }
  expect(sockets.length).toBeGreaterThan(12)
  const before = sockets.length
  while (client.state !== 'connecting' || sockets.length === before) pass(100)
  latest().onopen?.(new Event('open'))
  expect(latest().said('hello')).toEqual([expect.objectContaining({ resumeFrom: 12 })])
  latest().say(welcome())
  expect(news.at(-2)).toBe('open 0')
})

test('a socket that opens without a welcome counts as a failure', () => {
  const client = new RealtimeSocket(parts())
  client.start()
  pass(ANSWER_TIMEOUT_MS)
  expect(news).toContain('waiting 1')
  pass(250)
  expect(client.state).toBe('connecting')
})

test('a socket that cannot be created counts as a failure and throws nothing', () => {
  const client = new RealtimeSocket(
    parts({
      open: () => {
        throw new Error('blocked')
      },
    }),
  )
  client.start()
  expect(client.state).toBe('waiting')
  pass(1000)
  expect(news).toContain('waiting 2')
})

test('a client that another tab took over stays off until it is restarted; after the end it stays off', () => {
  const client = opened()
  latest().say({ type: 'bye', reason: 'takenOver' })
  pass(60_000)
  expect(sockets).toHaveLength(1)
  expect(client.state).toBe('takenOver')
  client.start()
  expect(sockets).toHaveLength(2)
  latest().say(welcome())
  latest().say({ type: 'bye', reason: 'over' })
  pass(60_000)
  expect(sockets).toHaveLength(2)
  expect(client.state).toBe('off')
})

test('the client reconnects at once to a server that restarts', () => {
  opened()
  latest().say({ type: 'bye', reason: 'restart' })
  pass(250)
  expect(sockets).toHaveLength(2)
})

test('messages from an abandoned socket are ignored', () => {
  const client = opened()
  const first = latest()
  const { onmessage } = first
  client.renew()
  expect(first.onmessage).toBeNull()
  expect(onmessage).not.toBeNull()
  expect(sockets).toHaveLength(2)
})

test('sound arrives with its utterance and part; invalid messages are ignored', () => {
  opened()
  const bytes = encodeVoiceFrame({ utterance: 4, part: 1, bytes: Uint8Array.of(1, 2) })
  latest().onmessage?.(new MessageEvent('message', { data: bytes.buffer }))
  latest().onmessage?.(new MessageEvent('message', { data: '{"type":"speak"}' }))
  latest().onmessage?.(new MessageEvent('message', { data: '{"type":"later"}' }))
  latest().onmessage?.(new MessageEvent('message', { data: 'nonsense' }))
  expect(news.at(-1)).toBe('sound 4.1')
})

test('nothing is sent before the socket opens, and sound is dropped if the connection is too slow for it', () => {
  const client = new RealtimeSocket(parts())
  const frame = { turn: 1, take: 1, atMs: 0, samples: Int16Array.of(1) }
  client.start()
  expect(client.send({ type: 'release' })).toBe(false)
  latest().say(welcome())
  expect(client.sendSound(frame)).toBe(true)
  latest().bufferedAmount = 1_000_000
  expect(client.sendSound(frame)).toBe(false)
  expect(client.send({ type: 'release' })).toBe(true)
})
