import type { Session } from '@candor/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { retryUntilResponse } from '../session/retry-until-response'
import { useRetakeActions } from './use-retake-actions'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const answerId = '00000000-0000-4000-8000-0000000000a1'
const otherId = '00000000-0000-4000-8000-0000000000a2'
const snapshot = createSession({ state: 'ended' })

let paths: string[]
let respond: () => Promise<Response>
let applied: Session[]
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const command = async (send: () => Promise<Session>) => {
  const next = await retryUntilResponse(send)
  applied.push(next)
  return next
}
const render = () => renderHook(() => useRetakeActions({ snapshot, command }))

beforeEach(() => {
  paths = []
  applied = []
  respond = () => Promise.resolve(json({ ...snapshot, lastSeq: 5 }))
  vi.stubGlobal('fetch', (request: Request) => {
    paths.push(new URL(request.url).pathname.replace('/api/interview/interview/', ''))
    return respond()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('starts a retake of the chosen answer and applies the session that comes back', async () => {
  const { result } = render()
  await act(() => result.current.start(answerId))
  expect(paths).toEqual([`retake/${answerId}/start`])
  expect(applied).toMatchObject([{ lastSeq: 5 }])
  expect(result.current).toMatchObject({ busyId: null, refused: null })
})

test('restores the earlier take of the chosen answer', async () => {
  const { result } = render()
  await act(() => result.current.revert(answerId))
  expect(paths).toEqual([`retake/${answerId}/revert`])
})

test('shows which answer is busy until the server has answered', async () => {
  let answer: (response: Response) => void = () => {}
  respond = () => new Promise((resolve) => (answer = resolve))
  const { result } = render()
  let starting: Promise<void> = Promise.resolve()
  act(() => {
    starting = result.current.start(answerId)
  })
  expect(result.current.busyId).toBe(answerId)
  await vi.waitFor(() => expect(paths).toHaveLength(1))
  await act(async () => {
    answer(json(snapshot))
    await starting
  })
  expect(result.current.busyId).toBeNull()
})

test('sends a command once when it is pressed again before the first one is answered', async () => {
  respond = () => new Promise(() => {})
  const { result } = render()
  await act(async () => {
    void result.current.start(answerId)
    void result.current.start(answerId)
    void result.current.revert(otherId)
  })
  await vi.waitFor(() => expect(paths.length).toBeGreaterThan(0))
  expect(paths).toEqual([`retake/${answerId}/start`])
})

test('keeps a refusal with its answer, and the session as it is', async () => {
  respond = () => Promise.resolve(json({ code: 'RETAKE_NOT_OFFERED' }, 409))
  const { result } = render()
  await act(() => result.current.start(answerId))
  expect(result.current).toMatchObject({ busyId: null, refused: { answerId, error: { code: 'RETAKE_NOT_OFFERED' } } })
  expect(applied).toEqual([])
})

test('forgets an old refusal as soon as the next command starts', async () => {
  respond = () => Promise.resolve(json({ code: 'RETAKE_NOT_OFFERED' }, 409))
  const { result } = render()
  await act(() => result.current.start(answerId))
  respond = () => Promise.resolve(json(snapshot))
  await act(() => result.current.revert(otherId))
  expect(result.current.refused).toBeNull()
})

test('repeats a command whose response was lost until the server answers', async () => {
  vi.useFakeTimers()
  respond = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockImplementation(() => Promise.resolve(json({ ...snapshot, lastSeq: 6 })))
  const { result } = render()
  let starting: Promise<void> = Promise.resolve()
  act(() => {
    starting = result.current.start(answerId)
  })
  await act(() => vi.advanceTimersByTimeAsync(400))
  await act(() => starting)
  expect(paths).toHaveLength(2)
  expect(applied).toMatchObject([{ lastSeq: 6 }])
})
