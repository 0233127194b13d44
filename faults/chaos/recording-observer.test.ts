import { expect, test } from 'vitest'
import { createWitness } from './recording-observer'

const page = 'p'
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const hearTwoSlices = () => {
  const witness = createWitness()
  witness.hear({ type: 'begun', page, recorder: 0, key: 'k', isSpare: false })
  witness.hear({ type: 'emitted', page, recorder: 0, at: 0, base64: base64('one') })
  witness.hear({ type: 'emitted', page, recorder: 0, at: 1, base64: base64('two') })
  return witness
}

test('what a recorder gives out is known under the name of its segment, in the order of the slices', () => {
  const [truth] = hearTwoSlices().read()
  expect(truth?.key).toBe('k')
  expect(Buffer.concat(truth?.slices ?? []).toString()).toBe('onetwo')
})

test('what comes behind a slice that was never heard of has no known place', () => {
  const witness = hearTwoSlices()
  witness.hear({ type: 'emitted', page, recorder: 0, at: 3, base64: base64('four') })
  expect(witness.read()[0]?.slices).toHaveLength(2)
})

test('a kill takes back the promise of what was not kept, and only of that', () => {
  const kept = hearTwoSlices()
  kept.hear({ type: 'kept', key: 'k', keptBytes: 6 })
  kept.hear({ type: 'finished', key: 'k' })
  kept.tear()
  expect(kept.read()[0]).toMatchObject({ isTorn: false, isFinished: true })
  const behind = hearTwoSlices()
  behind.hear({ type: 'kept', key: 'k', keptBytes: 3 })
  behind.hear({ type: 'finished', key: 'k' })
  behind.tear()
  expect(behind.read()[0]).toMatchObject({ isTorn: true, keptBytes: 3 })
})

test('a recorder whose segment nobody named is counted: the harness would be blind to it', () => {
  const witness = createWitness()
  witness.hear({ type: 'emitted', page, recorder: 0, at: 0, base64: base64('one') })
  expect(witness.namelessCount()).toBe(1)
})

test('a spare is part of an answer once its worker says so; before that, and when it is discarded, nothing of it is promised', () => {
  const witness = createWitness()
  witness.hear({ type: 'begun', page, recorder: 0, key: 'k', isSpare: true })
  witness.hear({ type: 'emitted', page, recorder: 0, at: 0, base64: base64('spare') })
  witness.saw('k', Buffer.from('spare'))
  expect(witness.read()).toEqual([])
  witness.hear({ type: 'discarded', key: 'k' })
  witness.hear({ type: 'begun', page, recorder: 1, key: 'k', isSpare: true })
  witness.hear({ type: 'emitted', page, recorder: 1, at: 0, base64: base64('needed') })
  witness.hear({ type: 'kept', key: 'k', keptBytes: 6 })
  expect(witness.read()).toMatchObject([{ key: 'k', keptBytes: 6, snapshots: [] }])
  expect(Buffer.concat(witness.read()[0]?.slices ?? []).toString()).toBe('needed')
  expect(witness.clashes()).toEqual([])
  expect(witness.namelessCount()).toBe(0)
})

test('two recorders that are given one segment are noticed, unless nothing was kept of the first', () => {
  const witness = hearTwoSlices()
  witness.hear({ type: 'begun', page, recorder: 1, key: 'k', isSpare: false })
  expect(witness.clashes()).toEqual([])
  witness.hear({ type: 'kept', key: 'k', keptBytes: 3 })
  witness.hear({ type: 'begun', page, recorder: 2, key: 'k', isSpare: false })
  expect(witness.clashes()).toEqual(['k'])
})
