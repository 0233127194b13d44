import { expect, test } from 'vitest'
import { compareAll, compareSegment } from './compare'
import type { ObservedSegment } from './recording-observer'

const slices = [Buffer.from('first '), Buffer.from('second '), Buffer.from('third')]
const whole = Buffer.concat(slices)
const makeObserved = (overrides: Partial<ObservedSegment> = {}): ObservedSegment => ({
  key: 's/a-1-0',
  slices,
  keptBytes: whole.length,
  snapshots: [],
  isFinished: true,
  isInterrupted: false,
  ...overrides,
})
const makeStored = (bytes: Buffer) => ({ key: 's/a-1-0', file: 'a.bin', bytes, isSealed: true })
const measureLoss = (one: ObservedSegment, bytes: Buffer | null) => {
  const { missingBytes, corruptBytes } = compareSegment(one, bytes === null ? undefined : makeStored(bytes))
  return { missingBytes, corruptBytes }
}

test('a segment that is stored as it was emitted is whole', () => {
  expect(measureLoss(makeObserved(), whole)).toEqual({ missingBytes: 0, corruptBytes: 0 })
})

test('a recording that came to its own end is promised to its last byte, also where the worker never said so', () => {
  expect(measureLoss(makeObserved({ keptBytes: 0 }), whole.subarray(0, -1))).toEqual({
    missingBytes: 1,
    corruptBytes: 0,
  })
})

test('of a page that was killed only what was kept is promised: by the word of its worker, or seen on the device', () => {
  const torn = { isInterrupted: true, isFinished: false }
  expect(measureLoss(makeObserved({ ...torn, keptBytes: 6 }), whole.subarray(0, 6))).toEqual({
    missingBytes: 0,
    corruptBytes: 0,
  })
  expect(measureLoss(makeObserved({ ...torn, keptBytes: 6 }), whole.subarray(0, 5)).missingBytes).toBe(1)
  const seen = makeObserved({ ...torn, keptBytes: 0, snapshots: [whole.subarray(0, 13)] })
  expect(measureLoss(seen, whole.subarray(0, 6)).missingBytes).toBe(7)
})

test('a segment that was kept and that the server does not know is missing as a whole', () => {
  expect(measureLoss(makeObserved(), null).missingBytes).toBe(whole.length)
})

test('a flipped byte is corrupt wherever it lies: on the server, on the device, or on both alike', () => {
  const flipped = Buffer.from(whole)
  flipped[8] = (flipped[8] ?? 0) ^ 1
  expect(measureLoss(makeObserved(), flipped)).toEqual({ missingBytes: 0, corruptBytes: 1 })
  expect(measureLoss(makeObserved({ snapshots: [flipped] }), whole).corruptBytes).toBe(1)
  expect(measureLoss(makeObserved({ snapshots: [flipped] }), flipped).corruptBytes).toBe(1)
})

test('what the server has beyond the promise counts as kept, and the slices that are nowhere are counted', () => {
  const torn = makeObserved({ isInterrupted: true, isFinished: false, keptBytes: 6 })
  const verdict = compareSegment(torn, makeStored(whole.subarray(0, 8)))
  expect(verdict).toMatchObject({ missingBytes: 0, unkeptBytes: 10, unkeptSlices: 2 })
})

test('a run is as good as the sum of its segments', () => {
  const other = { ...makeObserved(), key: 's/b-1-0' }
  const all = compareAll(
    [makeObserved(), other],
    [makeStored(whole), { ...makeStored(whole.subarray(0, 4)), key: 's/b-1-0' }],
  )
  expect(all).toMatchObject({ missingBytes: whole.length - 4, corruptBytes: 0, storedBytes: whole.length + 4 })
})
