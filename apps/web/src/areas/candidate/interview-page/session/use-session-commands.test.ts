import type { Session } from '@candor/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { useSession } from './use-session'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

class FakeSource extends EventTarget {
  close() {}
}
const pending = <T>() => {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
const render = () => renderHook(() => useSession(createSession({ lastSeq: 3 })))
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a reply that arrives after a newer one does not take the interview back', async () => {
  const { result } = render()
  const [slow, quick] = [pending<Session>(), pending<Session>()]
  act(() => void result.current.command(() => slow.promise))
  act(() => void result.current.command(() => quick.promise))
  quick.resolve(createSession({ lastSeq: 8 }))
  await settle()
  slow.resolve(createSession({ lastSeq: 5 }))
  await settle()
  expect(result.current.snapshot.lastSeq).toBe(8)
})

test('a command whose network is lost is repeated until it is answered, and then the session advances', async () => {
  const { result } = render()
  const send = vi
    .fn<() => Promise<Session>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(createSession({ lastSeq: 6 }))
  act(() => void result.current.command(send))
  await settle(400)
  expect(send).toHaveBeenCalledTimes(2)
  expect(result.current.snapshot.lastSeq).toBe(6)
})

test('a refused command is thrown and leaves the session as it is', async () => {
  const { result } = render()
  const refusal = new ApiError('TURN_OUT_OF_ORDER', 409, { params: {}, fields: {}, requestId: null })
  await expect(result.current.command(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(result.current.snapshot.lastSeq).toBe(3)
})

test('the connection counts as lost as soon as the browser says that it is offline', async () => {
  const { result } = render()
  expect(result.current.connection).toBe('connected')
  act(() => void dispatchEvent(new Event('offline')))
  expect(result.current.connection).toBe('lost')
})

test('an ended session shows no lost connection, because nothing more is sent', async () => {
  const { result } = render()
  act(() => void dispatchEvent(new Event('offline')))
  act(() => result.current.apply(createSession({ lastSeq: 9, state: 'ended' })))
  expect(result.current.connection).toBe('connected')
})
