import { expect, test } from 'vitest'
import { createFaultLog, readSpans } from './fault-log'

test('a fault is a span of the answer’s time, open until it is over', () => {
  const log = createFaultLog()
  log.open('networkLost', 2000.4)
  log.open('networkLost', 3000)
  expect(log.spans()).toEqual([{ kind: 'networkLost', startMs: 2000, endMs: null }])
  log.close('networkLost', 9000)
  log.close('networkLost', 9900)
  expect(log.spans()).toEqual([{ kind: 'networkLost', startMs: 2000, endMs: 9000 }])
})

test('the log keeps fault kinds separate and lists the faults in order of time', () => {
  const log = createFaultLog()
  log.open('muted', 5000)
  log.open('black', 4000)
  log.close('muted', 6000)
  expect(log.spans()).toEqual([
    { kind: 'black', startMs: 4000, endMs: null },
    { kind: 'muted', startMs: 5000, endMs: 6000 },
  ])
})

test('a fault that returns within a second is the same fault, and a reported start never changes', () => {
  const log = createFaultLog()
  log.open('deviceLost', 1000)
  log.close('deviceLost', 2000)
  log.open('deviceLost', 2900)
  expect(log.spans()).toEqual([{ kind: 'deviceLost', startMs: 1000, endMs: null }])
  log.close('deviceLost', 3500)
  log.open('deviceLost', 4600)
  expect(log.spans().map(({ startMs }) => startMs)).toEqual([1000, 4600])
})

test('a device that flickers for an hour stays within the server’s limit, and its last span reaches the end', () => {
  const log = createFaultLog()
  for (let at = 0; at < 3_600_000; at += 10_000) {
    log.open('black', at)
    log.close('black', at + 3000)
  }
  expect(log.spans()).toHaveLength(40)
  expect(log.spans().at(-1)?.endMs).toBe(3_593_000)
})

test('a fault that a crashed page left open ends when the recording continues', () => {
  const log = createFaultLog([{ kind: 'deviceLost', startMs: 1000, endMs: null }])
  log.closeAll(8000)
  expect(log.spans()).toEqual([{ kind: 'deviceLost', startMs: 1000, endMs: 8000 }])
})

test('only the valid part of a stored log is read back', () => {
  const good = { kind: 'gap', startMs: 1, endMs: null }
  const bad = [{ kind: 'damaged', startMs: 1, endMs: 2 }, { kind: 'gap', startMs: -1, endMs: 2 }, null, 7]
  expect(readSpans(JSON.parse(JSON.stringify([good, ...bad])))).toEqual([good])
  expect(readSpans('x')).toEqual([])
})
