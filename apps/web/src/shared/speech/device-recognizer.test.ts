import { expect, test } from 'vitest'
import { addSegment } from './device-recognizer'

const at = (text: string, startMs = 0, endMs = 100) => ({ text, startMs, endMs })

test('the same final said twice stands once', () => {
  expect(addSegment([at('hello there')], at('hello there', 100, 200))).toEqual([at('hello there')])
  expect(addSegment([at('hello there')], at('hello', 100, 200))).toEqual([at('hello there')])
})

test('a final that grew replaces what it grew from, and keeps its start', () => {
  expect(addSegment([at('hello', 50, 100)], at('hello there', 100, 200))).toEqual([at('hello there', 50, 200)])
})

test('new words are added, empty ones are not', () => {
  expect(addSegment([at('hello')], at('I am Lan', 100, 200))).toHaveLength(2)
  expect(addSegment([at('hello')], at('  '))).toHaveLength(1)
})
