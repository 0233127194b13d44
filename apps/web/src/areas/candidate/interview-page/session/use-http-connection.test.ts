import type { Session } from '@candor/contract'
import { type ConnectionEvent, initialConnection, reduceConnection } from '@candor/domain'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { createNetworkMonitor } from './network-monitor'
import { usePing, useSessionStream } from './use-http-connection'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const known = createSession({ lastSeq: 4 })
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let paths: string[]
let ping: () => Promise<Response>
let resumed: Session
const pong = (change: Partial<Session> = {}) => json({ ...known, ...change })
let connection = initialConnection
const onConnection = (event: ConnectionEvent) => {
  connection = reduceConnection(connection, event)
}
const onSnapshot = vi.fn<(session: Session) => void>()
const onPong = vi.fn<(remainingMs: number) => void>()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const count = (path: string) => paths.filter((own) => own === path).length

class FakeSource extends EventTarget {
  static all: FakeSource[] = []
  isClosed = false
  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const renderPing = () => {
  const monitor = createNetworkMonitor(() => null)
  return renderHook(() =>
    usePing({
      id: known.id,
      isOn: true,
      monitor,
      getLatest: () => known,
      onPong,
      onConnection,
      onQuality: () => {},
      onSnapshot,
      mayResume: () => mayResume,
    }),
  )
}
let mayResume = true

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  connection = initialConnection
  mayResume = true
  paths = []
  FakeSource.all = []
  ping = () => Promise.resolve(pong())
  resumed = createSession({ lastSeq: 7 })
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('fetch', (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
    paths.push(path)
    return path === 'ping' ? ping() : Promise.resolve(json(resumed))
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a ping that is answered proves the connection and brings the remaining time', async () => {
  renderPing()
  await pass(0)
  expect(connection.state).toBe('connected')
  expect(onPong).toHaveBeenCalledWith(known.remainingMs)
  expect(onSnapshot).not.toHaveBeenCalled()
  await pass(5000)
  expect(count('ping')).toBe(2)
})

test('a lost connection is reported and tried again every second until it is back', async () => {
  ping = () => Promise.reject(new TypeError('no network'))
  renderPing()
  await pass(0)
  expect(connection.state).toBe('lost')
  await pass(3000)
  expect(connection.state).toBe('reconnecting')
  expect(count('ping')).toBe(4)
  ping = () => Promise.resolve(pong())
  await pass(1000)
  expect(connection.state).toBe('online')
  await pass(5000)
  expect(connection.state).toBe('online')
  await pass(5000)
  expect(connection.state).toBe('connected')
})

test('an offline device stays lost while its pings fail', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  ping = () => Promise.reject(new TypeError('no network'))
  renderPing()
  await pass(3000)
  expect(connection.state).toBe('lost')
})

test('a page that missed something while it was offline fetches the session', async () => {
  ping = () => Promise.resolve(pong({ lastSeq: 7 }))
  renderPing()
  await pass(0)
  expect(onSnapshot).toHaveBeenCalledExactlyOnceWith(resumed)
})

test('an interrupted session is resumed even if nothing new was said', async () => {
  ping = () => Promise.resolve(pong({ state: 'interrupted' }))
  renderPing()
  await pass(0)
  expect(count('resume')).toBe(1)
  expect(onSnapshot).toHaveBeenCalledExactlyOnceWith(resumed)
})

test('an interruption that is wanted is not resumed, also where the page missed something', async () => {
  mayResume = false
  ping = () => Promise.resolve(pong({ state: 'interrupted', lastSeq: 9 }))
  renderPing()
  await pass(0)
  expect(count('resume')).toBe(0)
})

test('a browser that is online again pings at once, and only one series of pings continues', async () => {
  const waiting: (() => void)[] = []
  ping = () => new Promise((resolve) => waiting.push(() => resolve(pong())))
  renderPing()
  await pass(0)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(count('ping')).toBe(2)
  for (const answer of waiting) answer()
  ping = () => Promise.resolve(pong())
  await pass(5000)
  expect(count('ping')).toBe(3)
})

test('a page that was left reports nothing more and pings no more', async () => {
  const waiting: (() => void)[] = []
  ping = () => new Promise((resolve) => waiting.push(() => resolve(pong())))
  const { unmount } = renderPing()
  await pass(0)
  unmount()
  connection = { state: 'lost', answerCount: 0 }
  for (const answer of waiting) answer()
  await pass(60_000)
  expect(connection.state).toBe('lost')
  expect(count('ping')).toBe(1)
})

test('a stream continues behind the last event that the page knows each time it is opened', () => {
  let lastSeq = 4
  const { rerender } = renderHook(
    (isConnectionLost: boolean) =>
      useSessionStream({ id: known.id, isOn: true, isConnectionLost, lastSeq: () => lastSeq, onSnapshot }),
    { initialProps: false },
  )
  lastSeq = 9
  rerender(true)
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true])
  rerender(false)
  expect(FakeSource.all.map(({ url }) => url.split('after=')[1])).toEqual(['4', '9'])
})

test('a stream hands over sessions and skips events that can’t be read', () => {
  const { unmount } = renderHook(() =>
    useSessionStream({ id: known.id, isOn: true, isConnectionLost: false, lastSeq: () => 4, onSnapshot }),
  )
  const [source] = FakeSource.all
  source?.say('{"type":"session","sess')
  source?.say(JSON.stringify({ type: 'session', session: resumed }))
  expect(onSnapshot).toHaveBeenCalledExactlyOnceWith(resumed)
  unmount()
  expect(source?.isClosed).toBe(true)
})
