import { beforeEach, expect, test } from 'vitest'
import { startBlockedTime } from './blocked-time'

let nowMs = 0
let isHidden = false
let timers: { atMs: number; work: () => void }[] = []
const start = () =>
  startBlockedTime({
    nowMs: () => nowMs,
    later: (work, ms) => {
      const timer = { atMs: nowMs + ms, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((entry) => entry !== timer)
      }
    },
    isHidden: () => isHidden,
  })
/** Nothing blocks the page: every timer fires when it is due. */
const idle = (ms: number) => {
  const untilMs = nowMs + ms
  for (;;) {
    const due = timers.find(({ atMs }) => atMs <= untilMs)
    if (!due) break
    timers = timers.filter((entry) => entry !== due)
    nowMs = Math.max(nowMs, due.atMs)
    due.work()
  }
  nowMs = untilMs
}
/** A long task: no timer fires until it ends. */
const block = (ms: number) => {
  nowMs += ms
}

beforeEach(() => {
  nowMs = 0
  isHidden = false
  timers = []
})

test('an idle page was not blocked, however long it waits', () => {
  const stop = start()
  idle(700)
  expect(stop()).toBe(0)
})

test('a long task counts, before its late timer fires and after it', () => {
  const unfinished = start()
  idle(100)
  block(500)
  expect(unfinished()).toBe(480)
  const finished = start()
  block(500)
  idle(100)
  expect(finished()).toBe(480)
})

test('several long tasks add up', () => {
  const stop = start()
  block(220)
  idle(0)
  block(320)
  idle(0)
  expect(stop()).toBe(500)
})

test('a hidden page measures nothing, because browsers delay its timers', () => {
  const stop = start()
  isHidden = true
  block(1000)
  idle(0)
  isHidden = false
  expect(stop()).toBe(0)
})

test('nothing runs after the measurement has stopped', () => {
  start()()
  expect(timers).toEqual([])
})
