import { expect, test } from 'vitest'
import { sampleEvidence } from '../testing/sample-submission'
import { markRanges } from './mark-ranges'

test('quotes of one answer are marked once, in order, however they overlap', () => {
  const quotes = [
    [20, 30],
    [0, 5],
    [3, 8],
    [8, 9],
  ].map(([start = 0, end = 0]) => sampleEvidence({ start, end }))
  expect(markRanges([...quotes, sampleEvidence({ answerId: 'other', start: 10, end: 12 })], 'a1')).toEqual([
    { start: 0, end: 9 },
    { start: 20, end: 30 },
  ])
})

test('nothing is marked without a quote', () => {
  expect(markRanges([sampleEvidence({ start: 4, end: 4 })], 'a1')).toEqual([])
})
