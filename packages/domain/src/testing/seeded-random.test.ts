import { expect, test } from 'vitest'
import { createSeededRandom } from './seeded-random'

test('gives the published numbers of mulberry32 for a seed', () => {
  const next = createSeededRandom(42)
  expect([next(), next(), next()]).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099])
})

test('gives other numbers for another seed, all from 0 to below 1', () => {
  const [first, second] = [createSeededRandom(1), createSeededRandom(2)]
  const numbers = Array.from({ length: 1000 }, () => [first(), second()]).flat()
  expect(new Set(numbers).size).toBe(2000)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
})
