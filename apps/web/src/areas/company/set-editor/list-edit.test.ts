import { expect, test } from 'vitest'
import { filledLines, inserted, moved, movedTo, removed, replaced, toLines } from './list-edit'

const list = ['a', 'b', 'c']

test('moving an entry swaps it with its neighbor and loses nothing', () => {
  expect(moved(list, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(list).toEqual(['a', 'b', 'c'])
})

test('the first entry stays when moved up, the last when moved down', () => {
  expect(moved(list, 0, -1)).toEqual(list)
  expect(moved(list, 2, 1)).toEqual(list)
})

test('an entry is moved to any place, and stays where there is no such place', () => {
  expect(movedTo(list, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(list, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(list, 1, 3)).toEqual(list)
})

test('an entry is inserted at its place, the end included', () => {
  expect(inserted(list, 1, 'x')).toEqual(['a', 'x', 'b', 'c'])
  expect(inserted(list, 3, 'x')).toEqual(['a', 'b', 'c', 'x'])
})

test('one entry is replaced or removed by its place', () => {
  expect(replaced(list, 1, 'x')).toEqual(['a', 'x', 'c'])
  expect(removed(list, 1)).toEqual(['a', 'c'])
})

test('a line being typed keeps its spaces and line breaks; saving keeps the lines that say something', () => {
  expect(toLines('one \n\ntwo')).toEqual(['one ', '', 'two'])
  expect(toLines('')).toEqual([])
  expect(filledLines(['one ', '', ' two'])).toEqual(['one', 'two'])
})
