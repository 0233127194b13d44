import { expect, test } from 'vitest'
import { addSegment } from './device-recognizer'

const at = (text: string, startMs = 0, endMs = 100) => ({ text, startMs, endMs })

test('a repeated final result is added once', () => {
  expect(addSegment([at('hello there')], at('hello there', 100, 200))).toEqual([at('hello there')])
  expect(addSegment([at('hello there')], at('hello', 100, 200))).toEqual([at('hello there')])
})

test('an extended final result replaces the earlier one and keeps its start', () => {
  expect(addSegment([at('hello', 50, 100)], at('hello there', 100, 200))).toEqual([at('hello there', 50, 200)])
})

test('new final results are added and empty ones are ignored', () => {
  expect(addSegment([at('hello')], at('I am Lan', 100, 200))).toHaveLength(2)
  expect(addSegment([at('hello')], at('  '))).toHaveLength(1)
})
