import { expect, test } from 'vitest'
import { getDirection, getNextSort } from './set-sorting'

test('a heading sorts by its column, then the other way round, then not at all', () => {
  expect(getNextSort('name', undefined)).toBe('name')
  expect(getNextSort('name', 'name')).toBe('nameDescending')
  expect(getNextSort('name', 'nameDescending')).toBeUndefined()
  expect(getNextSort('updated', 'newest')).toBe('updated')
})

test('the heading of another column begins with its own order', () => {
  expect(getNextSort('updated', 'nameDescending')).toBe('updated')
})

test('only the column that the list is sorted by has a direction', () => {
  expect([getDirection('name', 'nameDescending'), getDirection('updated', 'nameDescending')]).toEqual([
    'descending',
    'none',
  ])
  expect(getDirection('updated', 'updated')).toBe('descending')
})
