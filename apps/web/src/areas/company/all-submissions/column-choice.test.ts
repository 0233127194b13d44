import { afterEach, expect, test } from 'vitest'
import { getStandardColumns, readColumnChoice, saveColumnChoice } from './column-choice'

afterEach(() => localStorage.clear())

test('a choice of columns is saved by member, and read in the order of the table', () => {
  saveColumnChoice('an', ['stage', 'level'])
  expect(readColumnChoice('an')).toEqual(['level', 'stage'])
  expect(readColumnChoice('binh')).toBeNull()
})

test('no column at all is a choice, and taking the choice back is none', () => {
  saveColumnChoice('an', [])
  expect(readColumnChoice('an')).toEqual([])
  saveColumnChoice('an', null)
  expect(readColumnChoice('an')).toBeNull()
})

test('a stored column that no longer exists is dropped', () => {
  localStorage.setItem('candor.submission-columns.an', 'level height')
  expect(readColumnChoice('an')).toEqual(['level'])
})

test('a narrow screen shows fewer columns', () => {
  const wide = getStandardColumns(false)
  const narrow = getStandardColumns(true)
  expect(narrow.length).toBeLessThan(wide.length)
  expect(narrow.filter((id) => !wide.includes(id))).toEqual([])
})
