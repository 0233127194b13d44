import { expect, test } from 'vitest'
import { readBody } from './present'

test('reads no assessment where none is stored, and throws on a stored one that is invalid', () => {
  expect(readBody(null)).toBeNull()
  expect(() => readBody({ engine: 'builtin' })).toThrow()
})
