import type { ServerMessage, Session } from '@candor/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { useSession } from './use-session'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  binaryType = 'blob'
  bufferedAmount = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  sent: string[] = []
  constructor(readonly url: URL) {
    super()
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(data)
  }
  close() {}
  fail() {
    this.onclose?.(new CloseEvent('close'))
  }
  say(message: ServerMessage) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}
class FakeSource extends EventTarget {
  static open = 0
  constructor(readonly url: string) {
    super()
    FakeSource.open += 1
  }
  close() {
    FakeSource.open -= 1
  }
}

const facts = { wantsVoice: true, hears: 'audio' as const }
const latest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}
const welcome = (session: Session = createSession({ lastSeq: 4 })): ServerMessage => ({
  type: 'welcome',
  version: 1,
  session,
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const render = () => renderHook(() => useSession(createSession({ lastSeq: 3 })))
const greet = () =>
  act(() => {
    latest().onopen?.(new Event('open'))
    latest().say(welcome())
  })

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  FakeSource.open = 0
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the session uses HTTP until the socket is welcomed, and then the socket alone', async () => {
  const { result } = render()
  expect(FakeSource.open).toBe(1)
  act(() => result.current.realtime.join(facts))
  greet()
  expect(result.current.realtime.state).toBe('open')
  expect(FakeSource.open).toBe(0)
  expect(result.current.snapshot.lastSeq).toBe(4)
})

test('a socket that reconnects at once changes nothing and continues after the last sequence number it has seen', async () => {
  const { result } = render()
  act(() => result.current.realtime.join(facts))
  greet()
  act(() => latest().fail())
  expect(result.current.connection).toBe('connected')
  expect(FakeSource.open).toBe(0)
  await pass(300)
  expect(FakeSocket.all).toHaveLength(2)
  act(() => latest().onopen?.(new Event('open')))
  expect(JSON.parse(latest().sent[0] ?? '')).toMatchObject({ type: 'hello', resumeFrom: 4, wantsVoice: true })
})

test('after two failed socket attempts, HTTP carries the interview and the socket is retried later', async () => {
  const { result } = render()
  act(() => result.current.realtime.join(facts))
  greet()
  act(() => latest().fail())
  await pass(300)
  act(() => latest().fail())
  expect(FakeSource.open).toBe(1)
  await pass(2000)
  expect(FakeSocket.all.length).toBeGreaterThan(2)
  greet()
  expect(FakeSource.open).toBe(0)
  expect(result.current.connection).toBe('online')
})

test('a session that another tab took over stays inactive here until the candidate reclaims it', async () => {
  const { result } = render()
  act(() => result.current.realtime.join(facts))
  greet()
  act(() => latest().say({ type: 'bye', reason: 'takenOver' }))
  await pass(30_000)
  expect(result.current.realtime.state).toBe('takenOver')
  expect([FakeSocket.all.length, FakeSource.open]).toEqual([1, 0])
  act(() => result.current.realtime.reclaim())
  expect(FakeSocket.all).toHaveLength(2)
})

test('an unanswered ping means that the connection is lost, even if the browser reports it as online', async () => {
  const { result } = render()
  act(() => result.current.realtime.join(facts))
  greet()
  await pass(4100)
  expect(result.current.connection).toBe('lost')
})

test('a socket that is welcomed after a loss is online first, and connected once its pings are answered', async () => {
  const { result } = render()
  act(() => result.current.realtime.join(facts))
  greet()
  await pass(4100)
  expect(result.current.connection).toBe('lost')
  await pass(250)
  expect(result.current.connection).toBe('reconnecting')
  greet()
  expect(result.current.connection).toBe('online')
  const answer = () => {
    const { id } = JSON.parse(latest().sent.at(-1) ?? '')
    const { lastSeq, state, remainingMs, serverTime } = createSession({ lastSeq: 4 })
    act(() => latest().say({ type: 'pong', id, lastSeq, state, remainingMs, serverTime, isAlmostUp: false }))
  }
  answer()
  expect(result.current.connection).toBe('online')
  await pass(5000)
  answer()
  expect(result.current.connection).toBe('connected')
})

test('a device that goes offline has lost its connection at once', async () => {
  const { result } = render()
  act(() => result.current.realtime.join(facts))
  greet()
  act(() => {
    dispatchEvent(new Event('offline'))
  })
  expect(result.current.connection).toBe('lost')
})

test('an interruption that the candidate asked for is not resumed by the page until they close the request', async () => {
  const paths: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    paths.push(new URL(request.url).pathname)
    return Promise.reject(new TypeError('no line'))
  })
  const { result } = render()
  const resumes = () => paths.filter((path) => path.endsWith('/resume')).length
  act(() => result.current.realtime.join(facts))
  greet()
  act(() => result.current.waitForAnswer(true))
  act(() => latest().say(welcome(createSession({ lastSeq: 5, state: 'interrupted' }))))
  expect(resumes()).toBe(0)
  act(() => result.current.waitForAnswer(false))
  act(() => latest().say(welcome(createSession({ lastSeq: 5, state: 'interrupted' }))))
  expect(resumes()).toBe(1)
})
