import { expect, it } from 'vitest'
import { isTypingError } from './typing-error'

it.each([
  ['warfarin', 'warferin', true],
  ['invoice', 'invoce', true],
  ['invoce', 'invoice', true],
  ['recieve', 'receive', true],
  ['certificate', 'certificate', true],
  ['form', 'farm', false],
  ['quote', 'quota', false],
  ['night', 'light', false],
  ['contract', 'contrast', true],
  ['measured', 'measurement', false],
  ['payment', 'pavements', false],
])('%s and %s: %s', (word, other, expected) => {
  expect(isTypingError(word, other)).toBe(expected)
})
