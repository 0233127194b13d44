import { expect, test } from 'vitest'
import { countTyped, faultOf } from './check-answer'

test('characters are counted as people see them', () => {
  expect(countTyped('  Nguyễn '.normalize('NFD'))).toBe(6)
  expect(countTyped('👩‍💻!')).toBe(2)
})

test('the hint does not block, a question’s own minimum does', () => {
  expect(faultOf('Yes', null)).toBeNull()
  expect(faultOf('Yes', 10)).toBe('short')
  expect(faultOf('Yes, of course', 10)).toBeNull()
})

test('nothing and too much are not sent', () => {
  expect(faultOf('  ', null)).toBe('empty')
  expect(faultOf('a'.repeat(2000), null)).toBeNull()
  expect(faultOf('a'.repeat(2001), null)).toBe('long')
})
