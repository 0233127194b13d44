import type { Session } from '@candor/contract'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { useTimeUp } from './use-time-up'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const current: Session['current'] = {
  turn: 1,
  answerId: 'a1',
  take: 1,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 2,
  isFollowUp: false,
  minCharacters: null,
}
const command = vi.fn<(send: () => Promise<Session>) => Promise<Session>>()
const finish = vi.fn()

interface Props {
  leftMs: number
  canFinish: boolean
  isBusy?: boolean
}
const render = (initialProps: Props) =>
  renderHook(
    ({ leftMs, canFinish, isBusy = false }: Props) =>
      useTimeUp({ session: { snapshot: createSession({ current }), command }, leftMs, canFinish, isBusy, finish }),
    { initialProps },
  )

beforeEach(() => {
  vi.useFakeTimers()
  finish.mockReset()
  command.mockReset()
  command.mockResolvedValue(createSession({}))
})
afterEach(() => {
  vi.useRealTimers()
})

test('commits the answer half a minute after the time is up, if there is one by then', () => {
  const { result, rerender } = render({ leftMs: 0, canFinish: false })
  expect(result.current).toBe(true)
  rerender({ leftMs: 0, canFinish: true })
  vi.advanceTimersByTime(29_999)
  expect(finish).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(finish).toHaveBeenCalledTimes(1)
  expect(command).not.toHaveBeenCalled()
})

test('ends the interview when there is no answer to commit', () => {
  render({ leftMs: 0, canFinish: false })
  vi.advanceTimersByTime(30_000)
  expect(command).toHaveBeenCalledTimes(1)
  expect(finish).not.toHaveBeenCalled()
})

test('does nothing while time is left', () => {
  const { result } = render({ leftMs: 1000, canFinish: true })
  vi.advanceTimersByTime(60_000)
  expect(result.current).toBe(false)
  expect(finish).not.toHaveBeenCalled()
  expect(command).not.toHaveBeenCalled()
})

test('does not end the interview while an answer is still being sent, but as soon as it was refused', () => {
  const { rerender } = render({ leftMs: 0, canFinish: false, isBusy: true })
  vi.advanceTimersByTime(90_000)
  expect(command).not.toHaveBeenCalled()
  rerender({ leftMs: 0, canFinish: false, isBusy: false })
  expect(command).toHaveBeenCalledTimes(1)
  rerender({ leftMs: 0, canFinish: false, isBusy: true })
  rerender({ leftMs: 0, canFinish: false, isBusy: false })
  expect(command).toHaveBeenCalledTimes(1)
})

test('does nothing more once the answer that was being sent has ended the interview', () => {
  const props = { leftMs: 0, canFinish: false }
  const { rerender } = renderHook(
    ({ isBusy, state }: { isBusy: boolean; state: Session['state'] }) =>
      useTimeUp({ session: { snapshot: createSession({ current, state }), command }, ...props, isBusy, finish }),
    { initialProps: { isBusy: true, state: 'started' } },
  )
  vi.advanceTimersByTime(30_000)
  rerender({ isBusy: false, state: 'ended' })
  expect(command).not.toHaveBeenCalled()
})
