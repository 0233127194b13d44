import { expect, test } from 'vitest'
import { countRatedCriteria, hasRatedCriterion } from './rated-criteria'

const anchors: [string, string, string, string, string] = ['1', '2', '3', '4', '5']
const criterion = { name: 'Incident response', anchors, dimension: null }

test('a question without criteria is rated as a whole, once', () => {
  expect(countRatedCriteria({ criteria: [] })).toBe(1)
  expect([0, 1].map((place) => hasRatedCriterion({ criteria: [] }, place))).toEqual([true, false])
})

test('a question is rated once for each of its criteria', () => {
  const question = { criteria: [criterion, criterion] }
  expect(countRatedCriteria(question)).toBe(2)
  expect([0, 1, 2].map((place) => hasRatedCriterion(question, place))).toEqual([true, true, false])
})
