import { cvSourceId, type RedFlag } from '@candor/contract'
import { expect, test } from 'vitest'
import { sampleAssessment, sampleQuote, scoredDim } from '../testing/sample-assessment'
import { cvLines, drawable, overlaps } from './cv-lines'

const line = (start: number, quote: string) =>
  sampleQuote({ answerId: cvSourceId, start, end: start + quote.length, quote, startMs: null, endMs: null })

const gap: RedFlag = {
  id: 'gap',
  weight: 'ask',
  quotes: [
    { start: 40, end: 44, quote: 'Lead' },
    { start: 10, end: 14, quote: 'Cook' },
  ],
  params: {},
  question: 'ask_period',
  confidence: 'high',
}

test('the lines behind levels and remarks are listed once each, in the order of the CV', () => {
  const dims = {
    strategic_focus: scoredDim('strategic_focus', 4, { evidence: [line(40, 'Lead'), sampleQuote({ start: 0 })] }),
    learning_velocity: scoredDim('learning_velocity', 3, { evidence: [line(20, 'Wine')] }),
  }
  const lines = cvLines(sampleAssessment({ dims, redFlags: [gap] }))
  expect(lines.map(({ quote }) => quote)).toEqual(['Cook', 'Wine', 'Lead'])
})

test('ranges that only touch don’t overlap', () => {
  expect(overlaps({ start: 0, end: 5 }, { start: 5, end: 9 })).toBe(false)
  expect(overlaps({ start: 0, end: 6 }, { start: 5, end: 9 })).toBe(true)
})

test('a private-use character is shown as a bullet, and letters of every language stay', () => {
  expect(drawable('\uf0b7 Trưởng nhóm')).toBe('• Trưởng nhóm')
})
