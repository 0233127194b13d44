import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureWordErrorRate } from './word-error-rate'

describe('measureWordErrorRate', () => {
  it('ignores case, punctuation and the composition of Vietnamese letters', () => {
    expect(measureWordErrorRate('Tôi gọi, rồi hẹn.', 'tôi gọi rồi hẹn'.normalize('NFD'))).toBe(0)
  })

  it('counts each changed, missing and added word once', () => {
    expect(measureWordErrorRate('one two three four', 'one too three four')).toBe(0.25)
    expect(measureWordErrorRate('one two three four', 'one three four')).toBe(0.25)
    expect(measureWordErrorRate('one two three four', 'one two two three four')).toBe(0.25)
  })

  it('is 1 for no words and above 1 for many added words', () => {
    expect(measureWordErrorRate('one two', '')).toBe(1)
    expect(measureWordErrorRate('one', 'two three four')).toBe(3)
  })

  it('tells Vietnamese tones apart', () => {
    expect(measureWordErrorRate('mã', 'mà')).toBe(1)
  })

  it('is never more than all words changed and the rest added', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(words, words, (spoken, recognized) => {
        const rate = measureWordErrorRate(spoken.join(' '), recognized.join(' '))
        expect(rate).toBeLessThanOrEqual(Math.max(spoken.length, recognized.length) / spoken.length)
        expect(rate === 0).toBe(spoken.join(' ') === recognized.join(' '))
      }),
    )
  })

  it('refuses a sample without words', () => {
    expect(() => measureWordErrorRate('...', 'one')).toThrow(TypeError)
  })
})
