import { describe, expect, test } from 'vitest'
import { normalizeText } from './normalize-text'
import { zName, zText } from './primitives'

const decomposed = 'Kế toán trưởng'.normalize('NFD')

describe('text that a person wrote', () => {
  test.each([
    ['composes letters', decomposed, 'Kế toán trưởng'],
    ['drops NUL, which no PostgreSQL text can hold', 'Sales\u0000Manager', 'SalesManager'],
    ['drops half of a surrogate pair', 'Sales \ud83d Manager', 'Sales  Manager'],
    ['keeps a whole surrogate pair', 'Sales 😀', 'Sales 😀'],
    ['trims its ends after that', ' \u0000 Sales \ud83d ', 'Sales'],
  ])('%s', (_, text, expected) => {
    expect(normalizeText(text)).toBe(expected)
  })

  test('is normalized by the shapes of the contract before its length is checked', () => {
    const longest = 'ế'.repeat(10)
    expect(zText(10).parse(longest.normalize('NFD'))).toBe(longest)
    expect(zName.safeParse(' \u0000 ').success).toBe(false)
  })
})
