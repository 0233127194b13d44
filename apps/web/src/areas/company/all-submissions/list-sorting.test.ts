import { submissionSorts } from '@candor/contract'
import { expect, test } from 'vitest'
import { findSortedColumn, getDirection, getNextSort } from './list-sorting'

test('every order belongs to a column, so that its heading shows it', () => {
  expect(submissionSorts.filter((sort) => findSortedColumn(sort) === undefined)).toEqual([])
})

test('a heading sorts one way, then the other, then as at first', () => {
  expect(getNextSort('level', undefined)).toBe('level')
  expect(getNextSort('level', 'level')).toBe('levelAscending')
  expect(getNextSort('level', 'levelAscending')).toBeUndefined()
  expect(getNextSort('candidate', 'level')).toBe('name')
})

test('the time is the order at first: a press on its heading turns it round, and a second one back', () => {
  expect(getDirection('submitted', undefined)).toBe('descending')
  expect(getNextSort('submitted', undefined)).toBe('oldest')
  expect(getNextSort('submitted', 'oldest')).toBeUndefined()
  expect(getNextSort('submitted', 'level')).toBeUndefined()
})

test('only the heading of the chosen order has a direction', () => {
  expect(getDirection('level', 'levelAscending')).toBe('ascending')
  expect(getDirection('submitted', 'levelAscending')).toBe('none')
})
