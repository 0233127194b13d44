import { expect, test } from 'vitest'
import { sampleEvidence } from '../testing/sample-submission'
import { markRanges } from './mark-ranges'

const text = 'We moved traffic to the second site first.'
const answer = { answerId: 'a1', text }

test('quotes of one answer are marked once, in order, however they overlap', () => {
  const quotes = [
    [20, 30],
    [0, 5],
    [3, 8],
    [8, 9],
  ].map(([start = 0, end = 0]) => sampleEvidence({ start, end, quote: text.slice(start, end) }))
  expect(markRanges([...quotes, sampleEvidence({ answerId: 'other', start: 10, end: 12 })], answer)).toEqual([
    { start: 0, end: 9 },
    { start: 20, end: 30 },
  ])
})

test('nothing is marked without a quote', () => {
  expect(markRanges([sampleEvidence({ start: 4, end: 4 })], answer)).toEqual([])
})

test('a quote is not marked where the text was corrected since', () => {
  const quotes = [sampleEvidence({ start: 3, end: 16 }), sampleEvidence({ start: 20, end: 33 })]
  expect(markRanges(quotes, answer)).toEqual([{ start: 3, end: 16 }])
})
