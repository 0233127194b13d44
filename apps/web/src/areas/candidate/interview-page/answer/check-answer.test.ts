import { expect, test } from 'vitest'
import { countCharacters, findTypedProblem } from './check-answer'

test('characters are counted as people see them', () => {
  expect(countCharacters('  Nguyễn '.normalize('NFD'))).toBe(6)
  expect(countCharacters('👩‍💻!')).toBe(2)
})

test('the length hint does not block an answer, but a question’s own minimum does', () => {
  expect(findTypedProblem('Yes', null)).toBeNull()
  expect(findTypedProblem('Yes', 10)).toBe('short')
  expect(findTypedProblem('Yes, of course', 10)).toBeNull()
})

test('empty and overlong answers are not sent', () => {
  expect(findTypedProblem('  ', null)).toBe('empty')
  expect(findTypedProblem('a'.repeat(2000), null)).toBeNull()
  expect(findTypedProblem('a'.repeat(2001), null)).toBe('long')
})
