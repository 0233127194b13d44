import type { ClientMessage, CurrentTurn, ServerMessage } from '@candor/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import type { RealtimeListener } from '../session/use-realtime-connection'
import { useEndByServer } from './use-end-by-server'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const current: CurrentTurn = {
  turn: 3,
  answerId: '00000000-0000-4000-8000-0000000000a3',
  take: 2,
  questionText: 'Why?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}
const turnOver = (turn: number, take: number): ServerMessage => ({ type: 'turnOver', turn, take, by: 'silence' })

let sent: ClientMessage[]
let listeners: Set<RealtimeListener>
let declared: unknown[]
const stop = vi.fn(() => Promise.resolve({ segmentCount: 2, durationMs: 9000 }))
const resume = vi.fn()

const say = (message: ServerMessage) =>
  act(() => {
    for (const { onMessage } of [...listeners]) onMessage(message)
  })
const render = (isCommitting = false) =>
  renderHook(() => {
    const [ending, setEnding] = useState<string | null>(null)
    const realtime = {
      state: 'open' as const,
      failures: 0,
      hasBeenOpen: true,
      send: (message: ClientMessage) => {
        sent.push(message)
        return true
      },
      sendSound: () => true,
      subscribe,
      join: () => {},
      reclaim: () => {},
      notePlayed: () => {},
    }
    const session = { realtime, snapshot: createSession({ current }) }
    const take = { recording: { stop, resume }, faults: { flush: () => Promise.resolve() } }
    return { ending, updates: useEndByServer({ session, take, isCommitting, ending, setEnding }) }
  })
const subscribe = (listener: RealtimeListener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

beforeEach(() => {
  sent = []
  listeners = new Set()
  declared = []
  stop.mockClear()
  resume.mockClear()
  vi.stubGlobal('fetch', async (request: Request) => {
    declared.push(await request.json())
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  })
})

test('the recording stops once when the server ends the answer, and the segments are declared both ways', async () => {
  const { result } = render()
  say(turnOver(3, 2))
  say(turnOver(3, 2))
  expect(stop).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(declared).toHaveLength(1))
  expect(sent).toEqual([{ type: 'segments', turn: 3, take: 2, durationMs: 9000, segmentCount: 2 }])
  expect(declared[0]).toMatchObject({ answerId: current.answerId, take: 2, segmentCount: 2 })
  expect(result.current.ending).not.toBeNull()
})

test('the end of another take, or of an answer that is being submitted already, stops no recording', () => {
  render()
  say(turnOver(3, 1))
  say(turnOver(2, 2))
  expect(stop).not.toHaveBeenCalled()
  listeners.clear()
  render(true)
  say(turnOver(3, 2))
  expect(stop).not.toHaveBeenCalled()
})

test('the recording continues when the server refuses the end of the answer', () => {
  const { result } = render()
  say(turnOver(3, 2))
  say({ type: 'refused', about: 'done', code: 'ANSWER_TOO_SHORT', turn: 3 })
  expect(resume).toHaveBeenCalledTimes(1)
  expect(result.current.ending).toBeNull()
})

test('the page shows the server’s recognized words of this take only', () => {
  const { result } = render()
  say({ type: 'partial', turn: 3, take: 2, text: 'I worked' })
  say({ type: 'partial', turn: 2, take: 2, text: 'something else' })
  say({ type: 'phase', turn: 3, phase: 'pausing', patienceMs: 1800 })
  expect(result.current.updates).toEqual({ phase: 'pausing', patienceMs: 1800, partial: 'I worked' })
})
