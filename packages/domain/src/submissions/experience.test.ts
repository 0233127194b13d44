import { describe, expect, test } from 'vitest'
import { type ExperienceBatch, getStudentQuantile, summarizeExperience } from './experience'

const makeBatch = (answers: readonly number[], group: Partial<ExperienceBatch> = {}): ExperienceBatch => ({
  modality: 'spoken',
  language: 'en',
  sum: answers.reduce((total, answer) => total + answer, 0),
  sumOfSquares: answers.reduce((total, answer) => total + answer ** 2, 0),
  ...group,
})

test.each([
  [4, 2.7764],
  [9, 2.2622],
  [19, 2.093],
  [99, 1.9842],
])('the t quantile for %i degrees of freedom is that of printed tables', (degrees, expected) => {
  expect(Math.abs(getStudentQuantile(degrees) - expected)).toBeLessThan(0.001)
})

describe('summarizeExperience', () => {
  test('gives no figure without a batch', () => {
    expect(summarizeExperience([])).toEqual({ overall: null, byModality: [], byLanguage: [] })
  })

  test('gives the mean and Student’s interval of one batch', () => {
    // Mean 7, deviations -2 -1 0 1 2: variance 10/4 = 2.5, margin 2.7764 · √(2.5/5) = 1.963.
    const { overall } = summarizeExperience([makeBatch([5, 6, 7, 8, 9])])
    expect(overall).toEqual({ count: 5, mean: 7, low: 5, high: 9 })
  })

  test('gives the figures of several batches together and of each group with a batch', () => {
    // Sum 55, squares 335: mean 5.5, variance (335 - 302.5) / 9 = 3.611, margin 2.2622 · √0.3611 = 1.359.
    const found = summarizeExperience([
      makeBatch([5, 6, 7, 8, 9]),
      makeBatch([4, 4, 4, 4, 4], { modality: 'typed', language: 'vi' }),
    ])
    expect(found.overall).toEqual({ count: 10, mean: 5.5, low: 4.1, high: 6.9 })
    expect(found.byModality.map(({ modality, count, mean }) => [modality, count, mean])).toEqual([
      ['spoken', 5, 7],
      ['typed', 5, 4],
    ])
    expect(found.byLanguage.map(({ language, count, mean }) => [language, count, mean])).toEqual([
      ['en', 5, 7],
      ['vi', 5, 4],
    ])
    expect(summarizeExperience([makeBatch([1, 2, 3, 4, 5])]).byModality.map(({ modality }) => modality)).toEqual([
      'spoken',
    ])
  })

  test('keeps the interval within 0 to 10, and wider than a point when all answers are equal', () => {
    // Variance 1/12 instead of 0: margin 2.7764 · √(1/60) = 0.358.
    expect(summarizeExperience([makeBatch([10, 10, 10, 10, 10])]).overall).toEqual({
      count: 5,
      mean: 10,
      low: 9.6,
      high: 10,
    })
    expect(summarizeExperience([makeBatch([0, 0, 0, 0, 10])]).overall).toMatchObject({ mean: 2, low: 0 })
  })

  test('counts answers only in whole batches', () => {
    const batches = Array.from({ length: 7 }, () => makeBatch([1, 2, 3, 4, 5]))
    const { overall, byModality, byLanguage } = summarizeExperience(batches)
    expect([overall, ...byModality, ...byLanguage].map((figure) => figure?.count)).toEqual([35, 35, 35])
  })
})
