import type { ClientMessage } from '@candor/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SocketState } from '../../../../shared/realtime/realtime-socket'
import { useReportHold } from './use-report-hold'

interface Props {
  state: SocketState
  isDeviceLost: boolean
  isFull: boolean
  isHandsFree: boolean
}
const usual: Props = { state: 'open', isDeviceLost: false, isFull: false, isHandsFree: true }

let sent: ClientMessage[]
const send = (message: ClientMessage) => {
  sent.push(message)
  return true
}
const render = (props: Partial<Props> = {}) =>
  renderHook(
    ({ state, ...given }: Props) =>
      useReportHold({
        ...given,
        realtime: {
          state,
          send,
          failures: 0,
          hasBeenOpen: true,
          sendSound: () => true,
          subscribe: () => () => {},
          join: () => {},
          reclaim: () => {},
          notePlayed: () => {},
        },
      }),
    { initialProps: { ...usual, ...props } },
  )
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  sent = []
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a lost device puts the turn on hold once, and its return releases it', () => {
  const { result, rerender } = render({ isDeviceLost: true })
  rerender({ ...usual, isDeviceLost: true })
  expect(result.current).toBe('device')
  rerender(usual)
  expect(sent).toEqual([{ type: 'hold', reason: 'device' }, { type: 'release' }])
  expect(result.current).toBeNull()
})

test('full storage is the reason even if a device is lost as well', () => {
  expect(render({ isFull: true, isDeviceLost: true }).result.current).toBe('storage')
})

test('a hidden page holds a hands-free turn, so that a silence does not end the answer', () => {
  render()
  hide(true)
  expect(sent).toEqual([{ type: 'hold', reason: 'hidden' }])
  hide(false)
  expect(sent.at(-1)).toEqual({ type: 'release' })
})

test('a hidden page does not hold a turn that only a press ends', () => {
  const { result } = render({ isHandsFree: false })
  hide(true)
  expect([result.current, sent]).toEqual([null, []])
})

test('a reconnected socket is informed of the hold again', () => {
  const { rerender } = render({ isDeviceLost: true })
  rerender({ ...usual, isDeviceLost: true, state: 'connecting' })
  sent = []
  rerender({ ...usual, isDeviceLost: true })
  expect(sent).toEqual([{ type: 'hold', reason: 'device' }])
})

test('a page that is left during a hold releases it', () => {
  render({ isFull: true }).unmount()
  expect(sent.at(-1)).toEqual({ type: 'release' })
})
