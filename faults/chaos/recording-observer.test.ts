import { expect, test } from 'vitest'
import { createRecordingObserver } from './recording-observer'

const page = 'p'
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const observeTwoSlices = () => {
  const observer = createRecordingObserver()
  observer.handle({ type: 'begun', page, recorder: 0, key: 'k', isSpare: false })
  observer.handle({ type: 'emitted', page, recorder: 0, at: 0, base64: base64('one') })
  observer.handle({ type: 'emitted', page, recorder: 0, at: 1, base64: base64('two') })
  return observer
}

test('lists the slices of a recorder in order under the name of its segment', () => {
  const [segment] = observeTwoSlices().read()
  expect(segment?.key).toBe('k')
  expect(Buffer.concat(segment?.slices ?? []).toString()).toBe('onetwo')
})

test('ignores slices after a missing one, because their place is unknown', () => {
  const observer = observeTwoSlices()
  observer.handle({ type: 'emitted', page, recorder: 0, at: 3, base64: base64('four') })
  expect(observer.read()[0]?.slices).toHaveLength(2)
})

test('a kill cancels the promise only for bytes that were not saved', () => {
  const saved = observeTwoSlices()
  saved.handle({ type: 'saved', key: 'k', savedBytes: 6 })
  saved.handle({ type: 'finished', key: 'k' })
  saved.markInterrupted()
  expect(saved.read()[0]).toMatchObject({ isInterrupted: false, isFinished: true })
  const behind = observeTwoSlices()
  behind.handle({ type: 'saved', key: 'k', savedBytes: 3 })
  behind.handle({ type: 'finished', key: 'k' })
  behind.markInterrupted()
  expect(behind.read()[0]).toMatchObject({ isInterrupted: true, savedBytes: 3 })
})

test('counts a recorder whose segment was never named, because the harness cannot compare it', () => {
  const observer = createRecordingObserver()
  observer.handle({ type: 'emitted', page, recorder: 0, at: 0, base64: base64('one') })
  expect(observer.countUnnamed()).toBe(1)
})

test('promises a spare recording only once its worker makes it part of an answer', () => {
  const observer = createRecordingObserver()
  observer.handle({ type: 'begun', page, recorder: 0, key: 'k', isSpare: true })
  observer.handle({ type: 'emitted', page, recorder: 0, at: 0, base64: base64('spare') })
  observer.addSnapshot('k', Buffer.from('spare'))
  expect(observer.read()).toEqual([])
  observer.handle({ type: 'discarded', key: 'k' })
  observer.handle({ type: 'begun', page, recorder: 1, key: 'k', isSpare: true })
  observer.handle({ type: 'emitted', page, recorder: 1, at: 0, base64: base64('needed') })
  observer.handle({ type: 'saved', key: 'k', savedBytes: 6 })
  expect(observer.read()).toMatchObject([{ key: 'k', savedBytes: 6, snapshots: [] }])
  expect(Buffer.concat(observer.read()[0]?.slices ?? []).toString()).toBe('needed')
  expect(observer.listConflicts()).toEqual([])
  expect(observer.countUnnamed()).toBe(0)
})

test('reports two recorders of one segment, unless nothing was saved of the first', () => {
  const observer = observeTwoSlices()
  observer.handle({ type: 'begun', page, recorder: 1, key: 'k', isSpare: false })
  expect(observer.listConflicts()).toEqual([])
  observer.handle({ type: 'saved', key: 'k', savedBytes: 3 })
  observer.handle({ type: 'begun', page, recorder: 2, key: 'k', isSpare: false })
  expect(observer.listConflicts()).toEqual(['k'])
})
