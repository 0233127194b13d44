import type { CurrentTurn, ReportedFault } from '@candor/contract'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultStore } from '../../../../shared/media/faults/fault-store'
import { useFaults } from './use-faults'

const server = vi.hoisted((): { reports: { answerId: string; faults: unknown }[]; result: string } => ({
  reports: [],
  result: 'sent',
}))
vi.mock('../../../../shared/media/faults/send-faults', () => ({
  sendFaults: (report: { answerId: string; faults: unknown }) => {
    server.reports.push(report)
    return Promise.resolve(server.result)
  },
}))

const createTurn = (answerId: string): CurrentTurn => ({
  turn: 1,
  answerId,
  take: 1,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 2,
  isFollowUp: false,
  minCharacters: null,
})
interface Props {
  current: CurrentTurn
  isOn: boolean
  isAnswering: boolean
  isFull: boolean
  isConnectionLost: boolean
  hasBegun: boolean
}
const usual: Props = {
  current: createTurn('a1'),
  isOn: true,
  isAnswering: true,
  isFull: false,
  isConnectionLost: false,
  hasBegun: true,
}
const take = { sessionId: 's', answerId: 'a1', take: 1 }

let elapsedMs: number
const render = (props: Partial<Props> = {}) =>
  renderHook(
    ({ current, isOn, hasBegun, ...given }: Props) =>
      useFaults({
        ...given,
        sessionId: 's',
        current,
        stream: null,
        video: { current: null },
        recording: {
          isOn,
          hasFailed: false,
          stop: () => Promise.resolve({ segmentCount: 1, durationMs: elapsedMs }),
          resume: () => {},
          elapsedMs: () => elapsedMs,
          hasBegun: () => hasBegun,
          segmentCount: () => 1,
        },
      }),
    { initialProps: { ...usual, ...props } },
  )
const listSaved = (): ReportedFault[] => faultStore.read(take)?.spans ?? []
const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server.reports = []
  server.result = 'sent'
  elapsedMs = 1000
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a device that is lost in the middle of an answer is saved at once and reported with its times', async () => {
  const { rerender } = render()
  elapsedMs = 4000
  rerender({ ...usual, isOn: false })
  expect(listSaved()).toEqual([{ kind: 'deviceLost', startMs: 4000, endMs: null }])
  elapsedMs = 6500
  rerender(usual)
  await settle(1500)
  expect(server.reports).toMatchObject([
    { ...take, segmentCount: 1, faults: [{ kind: 'deviceLost', startMs: 4000, endMs: 6500 }] },
  ])
})

test('full storage is a gap in the recording, not a lost device', () => {
  const { rerender } = render()
  elapsedMs = 4000
  rerender({ ...usual, isOn: false, isFull: true })
  expect(listSaved()).toEqual([{ kind: 'gap', startMs: 4000, endMs: null }])
})

test('a lost connection is a fault although the recording continues', () => {
  const { rerender } = render()
  elapsedMs = 2000
  rerender({ ...usual, isConnectionLost: true })
  elapsedMs = 2700
  rerender(usual)
  expect(listSaved()).toEqual([{ kind: 'networkLost', startMs: 2000, endMs: 2700 }])
})

test('nothing is a fault before the recording began or while the answer is being sent', () => {
  const { rerender } = render({ isOn: false, hasBegun: false, isConnectionLost: true })
  rerender({ ...usual, isOn: false, isAnswering: false, isConnectionLost: true })
  expect(listSaved()).toEqual([])
})

test('faults that a killed page left open end when the recording continues', () => {
  faultStore.save({
    ...take,
    segmentCount: 1,
    spans: [{ kind: 'deviceLost', startMs: 500, endMs: null }],
    isSent: false,
    keptAtMs: 0,
  })
  elapsedMs = 0
  const { rerender } = render({ isOn: false, hasBegun: false })
  elapsedMs = 3000
  rerender(usual)
  expect(listSaved()).toEqual([{ kind: 'deviceLost', startMs: 500, endMs: 3000 }])
})

test('the last faults of an answer are sent when the next question comes, under the answer’s own name', async () => {
  const { rerender } = render()
  rerender({ ...usual, isConnectionLost: true })
  rerender({ ...usual, current: createTurn('a2') })
  await settle(0)
  expect(server.reports.map(({ answerId }) => answerId)).toEqual(['a1'])
})

test('faults that could not be sent stay on the device for a later page', async () => {
  server.result = 'retryLater'
  const { rerender, unmount } = render()
  rerender({ ...usual, isConnectionLost: true })
  unmount()
  await settle(0)
  expect(server.reports).toHaveLength(1)
  expect(faultStore.unsent(0)).toMatchObject([take])
})
