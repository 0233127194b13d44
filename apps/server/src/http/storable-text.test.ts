import { describe, expect, test } from 'vitest'
import { hasUnstorableText, requireStorableText } from './storable-text'

const nul = 'a\0b'
const firstHalf = 'a\ud83d'
const secondHalf = '\ude00b'

describe('hasUnstorableText', () => {
  test.each([
    ['NUL', nul],
    ['the first half of a surrogate pair', firstHalf],
    ['the second half of a surrogate pair', secondHalf],
    ['both halves in the wrong order', '\ude00\ud83d'],
  ])('finds %s in a text, a key, a list and a nested object', (_, text) => {
    const values = [text, { [text]: 1 }, ['a', text], { a: [{ b: { c: text } }] }]
    expect(values.map(hasUnstorableText)).toEqual([true, true, true, true])
  })

  test('finds NUL in the name of a file', () => {
    // Half of a surrogate pair can't get there: the constructor replaces it.
    expect(hasUnstorableText({ file: new File([], nul) })).toBe(true)
    expect(new File([], firstHalf).name).toBe('a\ufffd')
  })

  test('accepts whole surrogate pairs, other control characters and every other script', () => {
    for (const text of ['', '😀', 'a\tb\nc\u0001', 'Nguyễn Thị Mai', '\u{10ffff}', '\ufffd']) {
      expect(hasUnstorableText(text), JSON.stringify(text)).toBe(false)
    }
  })

  test('accepts what is no text, and does not look into bytes', () => {
    for (const value of [null, undefined, 0, true, [], {}, Buffer.from(nul), new File([nul], 'cv.pdf')]) {
      expect(hasUnstorableText(value)).toBe(false)
    }
  })
})

describe('requireStorableText', () => {
  test('refuses with MALFORMED_REQUEST if any of its values can’t be stored', () => {
    expect(() => requireStorableText({ id: 'a' }, { key: nul })).toThrow(
      expect.objectContaining({ code: 'MALFORMED_REQUEST' }),
    )
    expect(() => requireStorableText({ id: 'a' }, undefined)).not.toThrow()
  })
})
