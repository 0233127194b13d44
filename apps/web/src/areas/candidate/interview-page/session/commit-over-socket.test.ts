import type { ClientMessage, CurrentTurn, ServerMessage } from '@candor/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { commitOverSocket } from './commit-over-socket'

const done = { type: 'done', turn: 2, take: 1, durationMs: 9000, speechMs: 7000, segmentCount: 1 } as const
const current = (turn: number): CurrentTurn => ({
  turn,
  answerId: `a${turn}`,
  take: 1,
  questionText: 'Why?',
  questionNumber: turn,
  questionCount: 5,
  isFollowUp: false,
  minCharacters: null,
})
const event = (turn: number): ServerMessage => ({
  type: 'event',
  seq: 9,
  event: { type: 'session', session: createSession({ current: current(turn) }) },
})

let listeners: Set<(message: ServerMessage) => void>
let sent: ClientMessage[]
let isOpen: boolean
const realtime = {
  send: (message: ClientMessage) => {
    if (isOpen) sent.push(message)
    return isOpen
  },
  subscribe: ({ onMessage }: { onMessage: (message: ServerMessage) => void }) => {
    listeners.add(onMessage)
    return () => {
      listeners.delete(onMessage)
    }
  },
}
const say = (message: ServerMessage) => {
  for (const listener of [...listeners]) listener(message)
}

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Set()
  sent = []
  isOpen = true
})
afterEach(() => vi.useRealTimers())

test('an answer counts as taken once the session has advanced, and not on other updates', async () => {
  const outcome = commitOverSocket(realtime, done)
  say(event(2))
  expect(listeners.size).toBe(1)
  say(event(3))
  await expect(outcome).resolves.toBe('taken')
  expect(sent).toEqual([done])
  expect(listeners.size).toBe(0)
})

test('a reopened socket gets the commit again if the turn is still open; the answer counts as taken if the turn is over', async () => {
  const outcome = commitOverSocket(realtime, done)
  say({ type: 'welcome', version: 1, session: createSession({ current: current(2) }) })
  expect(sent).toEqual([done, done])
  say({ type: 'welcome', version: 1, session: createSession({ current: current(3) }) })
  await expect(outcome).resolves.toBe('taken')
})

test('a refusal of this turn is thrown, and a refusal of another turn is ignored', async () => {
  const outcome = commitOverSocket(realtime, done)
  say({ type: 'refused', about: 'done', code: 'TURN_OUT_OF_ORDER', turn: 1 })
  say({ type: 'refused', about: 'done', code: 'ANSWER_TOO_SHORT', turn: 2 })
  await expect(outcome).rejects.toMatchObject({ code: 'ANSWER_TOO_SHORT' })
})

test('a closed socket, or one without a response in time, leaves the commit to HTTP', async () => {
  isOpen = false
  await expect(commitOverSocket(realtime, done)).resolves.toBe('unanswered')
  isOpen = true
  const outcome = commitOverSocket(realtime, done)
  await vi.advanceTimersByTimeAsync(4000)
  await expect(outcome).resolves.toBe('unanswered')
})
