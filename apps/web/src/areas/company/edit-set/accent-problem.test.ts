import { expect, test } from 'vitest'
import { findAccentProblem, suggestAccent } from './accent-problem'

test.each([
  [null, null, null],
  ['#c8102e', null, null],
  ['#C8102E', null, null],
  ['#c810', 'accentColor', null],
  ['red', 'accentColor', null],
  ['#ff0000', 'accentTooLight', '#ee0000'],
  ['#FFFFFF', 'accentTooLight', '#767676'],
] as const)('of the color %s the problem is %s and the suggestion %s', (typed, problem, suggestion) => {
  expect(findAccentProblem(typed)).toBe(problem)
  expect(suggestAccent(typed)).toBe(suggestion)
})
