import { describe, expect, it } from 'vitest'
import { measureHdd, measureTypesPerSample } from './lexical-diversity'

describe('different words in a random sample', () => {
  it('match the expected share of types calculated by hand', () => {
    // Two words drawn from a, a, b: {a,a} with 1/3, {a,b} with 2/3 -> types (1 + 2 * 2) / 3 = 5/3 of 2.
    expect(measureHdd(['a', 'a', 'b'], 2)).toBeCloseTo(5 / 6, 10)
    expect(measureHdd([], 2)).toBe(0)
  })

  it('are all of them in 60 words, and half of the single ones in 120', () => {
    expect(measureTypesPerSample(['but', 'so', 'so'], 60)).toBeCloseTo(2, 10)
    expect(measureTypesPerSample(['but', 'so'], 120)).toBeCloseTo(1, 10)
  })

  it('stay the same when a text continues in the same way', () => {
    const once = measureTypesPerSample(['but', 'but', 'so', 'yet', 'when', 'if'], 300)
    const further = measureTypesPerSample(
      ['but', 'but', 'so', 'yet', 'when', 'if', 'but', 'but', 'as', 'or', 'once', 'since'],
      600,
    )
    expect(Math.abs(further - once)).toBeLessThan(0.1)
  })

  it('do not grow when one of them is said again', () => {
    expect(measureTypesPerSample(['but', 'but', 'but'], 60)).toBeCloseTo(1, 10)
  })
})
