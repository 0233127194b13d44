import type { ClientMessage, CurrentTurn, ServerMessage, Session, Turn } from '@candor/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { retryUntilResponse } from './retry-until-response'
import { sendTurn } from './send-turn'
import type { RealtimeListener } from './use-realtime-connection'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const turn: Turn = {
  sessionId: createSession({}).id,
  turn: 2,
  take: 1,
  mode: 'chat',
  text: null,
  source: 'server',
  segments: null,
  speechMs: 7000,
  durationMs: 9000,
  segmentCount: 3,
}
const done = { type: 'done', turn: 2, take: 1, durationMs: 9000, speechMs: 7000, segmentCount: 3 }
const nextQuestion: CurrentTurn = {
  turn: 3,
  answerId: 'a3',
  take: 1,
  questionText: 'Why?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}
const advanced = createSession({ lastSeq: 9, current: nextQuestion })

let sent: ClientMessage[]
let listeners: Set<RealtimeListener>
let requests: { path: string; body: unknown }[]
/** The server's responses in order; afterwards it accepts. */
let answers: (() => Response)[]
let applied: Session[]

const respond = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const say = (message: ServerMessage) => {
  for (const { onMessage } of [...listeners]) onMessage(message)
}
const createInterviewSession = (state: 'open' | 'connecting', isSendable = true) => ({
  realtime: {
    state,
    failures: 0,
    hasBeenOpen: true,
    send: (message: ClientMessage) => {
      if (isSendable) sent.push(message)
      return isSendable
    },
    sendSound: () => true,
    subscribe: (listener: RealtimeListener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    join: () => {},
    reclaim: () => {},
    notePlayed: () => {},
  },
  command: async (send: () => Promise<Session>) => {
    const next = await retryUntilResponse(send)
    applied.push(next)
    return next
  },
})
const listPaths = () => requests.map(({ path }) => path.replace('/api/interview/interview/', ''))

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  listeners = new Set()
  requests = []
  answers = []
  applied = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push({ path: new URL(request.url).pathname, body: await request.json() })
    return (answers.shift() ?? (() => respond(advanced)))()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer that the socket takes is not sent over HTTP as well', async () => {
  const sending = sendTurn(createInterviewSession('open'), turn)
  say({ type: 'event', seq: 9, event: { type: 'session', session: advanced } })
  await sending
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([done])
  expect(requests).toEqual([])
})

test('an answer that the socket does not acknowledge in time goes over HTTP with the same take and segments', async () => {
  const sending = sendTurn(createInterviewSession('open'), turn)
  await vi.advanceTimersByTimeAsync(3999)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(listPaths()).toEqual(['chat/request'])
  expect(requests[0]?.body).toMatchObject({ turn: 2, take: 1, durationMs: 9000, segmentCount: 3, source: 'server' })
  expect(applied).toEqual([advanced])
})

test('an acknowledgment that comes after the fallback began does not send the answer a third time', async () => {
  const sending = sendTurn(createInterviewSession('open'), turn)
  await vi.advanceTimersByTimeAsync(4000)
  say({ type: 'event', seq: 9, event: { type: 'session', session: advanced } })
  await sending
  expect([sent.length, requests.length, listeners.size]).toEqual([1, 1, 0])
})

test.each([
  ['that is still connecting', createInterviewSession('connecting')],
  ['that closed unnoticed', createInterviewSession('open', false)],
])('a socket %s is not waited for: the answer goes over HTTP at once', async (_case, session) => {
  await sendTurn(session, turn)
  expect(listPaths()).toEqual(['chat/request'])
  expect(sent).toEqual([])
})

test('typed words go over HTTP alone, because the socket carries no text', async () => {
  await sendTurn(createInterviewSession('open'), { ...turn, text: 'Hello', source: 'typed', speechMs: null })
  expect(sent).toEqual([])
  expect(requests[0]?.body).toMatchObject({ text: 'Hello', source: 'typed' })
})

test('a hands-free answer falls back to the hands-free route', async () => {
  await sendTurn(createInterviewSession('connecting'), { ...turn, mode: 'live' })
  expect(listPaths()).toEqual(['live/submit'])
  expect(requests[0]?.body).toMatchObject({ turn: 2, segmentCount: 3 })
})

test('a refusal on the socket is thrown, and HTTP does not repeat the refused answer', async () => {
  const sending = sendTurn(createInterviewSession('open'), turn)
  const refused = expect(sending).rejects.toMatchObject({ code: 'ANSWER_TOO_SHORT' })
  say({ type: 'refused', about: 'done', code: 'ANSWER_TOO_SHORT', turn: 2 })
  await refused
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toEqual([])
})

test('an answer survives a lost network and a failing server: it is sent until the server has it', async () => {
  answers = [
    () => {
      throw new TypeError('no network')
    },
    () => respond({ code: 'INTERNAL' }, 500),
  ]
  const sending = sendTurn(createInterviewSession('connecting'), turn)
  await vi.advanceTimersByTimeAsync(400 + 800)
  await sending
  expect(listPaths()).toEqual(['chat/request', 'chat/request', 'chat/request'])
  expect(requests[2]?.body).toEqual(requests[0]?.body)
})

test('a refusal over HTTP is thrown at once', async () => {
  answers = [() => respond({ code: 'ANSWER_TOO_SHORT' }, 422)]
  await expect(sendTurn(createInterviewSession('connecting'), turn)).rejects.toMatchObject({ code: 'ANSWER_TOO_SHORT' })
  expect(requests).toHaveLength(1)
})
