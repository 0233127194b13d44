import { expect, test } from 'vitest'
import { formatFigure, formatRange } from './measure-format'

const en = (value: number, options: object) => new Intl.NumberFormat('en', options).format(value)
const vi = (value: number, options: object) => new Intl.NumberFormat('vi', options).format(value)

test('shares are shown in percent and rates with one decimal, in the reader’s number format', () => {
  expect(formatFigure(0.714, 'share', en)).toBe('71%')
  expect(formatFigure(4.26, 'per_100_words', vi)).toBe('4,3')
  expect(formatFigure(118.4, 'per_minute', en)).toBe('118')
})

test('the range of a measure is formatted like its value', () => {
  expect(formatRange('0.58→0.80', 'share', en)).toBe('58% → 80%')
  expect(formatRange('70→120, 260→210', 'per_minute', en)).toBe('70 → 120, 260 → 210')
})
