import { expect, test } from 'vitest'
import { compareAll, compareSegment } from './compare'
import type { ObservedSegment } from './recording-observer'

const slices = [Buffer.from('first '), Buffer.from('second '), Buffer.from('third')]
const whole = Buffer.concat(slices)
const makeObserved = (overrides: Partial<ObservedSegment> = {}): ObservedSegment => ({
  key: 's/a-1-0',
  slices,
  savedBytes: whole.length,
  snapshots: [],
  isFinished: true,
  isInterrupted: false,
  ...overrides,
})
const makeStored = (bytes: Buffer) => ({ key: 's/a-1-0', file: 'a.bin', bytes, isSealed: true })
const measureLoss = (observed: ObservedSegment, bytes: Buffer | null) => {
  const { missingBytes, corruptBytes } = compareSegment(observed, bytes === null ? undefined : makeStored(bytes))
  return { missingBytes, corruptBytes }
}

test('reports no loss for a segment that is stored as it was emitted', () => {
  expect(measureLoss(makeObserved(), whole)).toEqual({ missingBytes: 0, corruptBytes: 0 })
})

test('promises every byte of a recording that ended by itself, even if the worker never reported them', () => {
  expect(measureLoss(makeObserved({ savedBytes: 0 }), whole.subarray(0, -1))).toEqual({
    missingBytes: 1,
    corruptBytes: 0,
  })
})

test('promises only the saved bytes of a killed page, reported by its worker or seen on the device', () => {
  const torn = { isInterrupted: true, isFinished: false }
  expect(measureLoss(makeObserved({ ...torn, savedBytes: 6 }), whole.subarray(0, 6))).toEqual({
    missingBytes: 0,
    corruptBytes: 0,
  })
  expect(measureLoss(makeObserved({ ...torn, savedBytes: 6 }), whole.subarray(0, 5)).missingBytes).toBe(1)
  const seen = makeObserved({ ...torn, savedBytes: 0, snapshots: [whole.subarray(0, 13)] })
  expect(measureLoss(seen, whole.subarray(0, 6)).missingBytes).toBe(7)
})

test('counts all bytes of a saved segment as missing if the server does not know it', () => {
  expect(measureLoss(makeObserved(), null).missingBytes).toBe(whole.length)
})

test('counts a flipped byte as corrupt on the server, on the device and on both', () => {
  const flipped = Buffer.from(whole)
  flipped[8] = (flipped[8] ?? 0) ^ 1
  expect(measureLoss(makeObserved(), flipped)).toEqual({ missingBytes: 0, corruptBytes: 1 })
  expect(measureLoss(makeObserved({ snapshots: [flipped] }), whole).corruptBytes).toBe(1)
  expect(measureLoss(makeObserved({ snapshots: [flipped] }), flipped).corruptBytes).toBe(1)
})

test('counts bytes on the server beyond the promise as saved, and counts the slices that are nowhere', () => {
  const torn = makeObserved({ isInterrupted: true, isFinished: false, savedBytes: 6 })
  const verdict = compareSegment(torn, makeStored(whole.subarray(0, 8)))
  expect(verdict).toMatchObject({ missingBytes: 0, unsavedBytes: 10, unsavedSlices: 2 })
})

test('adds up the losses of all segments of a run', () => {
  const other = { ...makeObserved(), key: 's/b-1-0' }
  const all = compareAll(
    [makeObserved(), other],
    [makeStored(whole), { ...makeStored(whole.subarray(0, 4)), key: 's/b-1-0' }],
  )
  expect(all).toMatchObject({ missingBytes: whole.length - 4, corruptBytes: 0, storedBytes: whole.length + 4 })
})
