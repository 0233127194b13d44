import { describe, expect, it } from 'vitest'
import { lexiconOf } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { tagTokens } from '../tag/tag-unit'
import { hdd, shareOfTypes } from './lexical-diversity'
import { beyondShare } from './lexical-sophistication'

const wordsOf = (text: string) => tagTokens(tokenize(text), lexiconOf('en'))
const plain = 'we had to get the work done and then we went back to the people in the house '.repeat(8)

describe('range of words', () => {
  it('the expected share of types in a sample is what it is by hand', () => {
    // Two words drawn from a, a, b: {a,a} with 1/3, {a,b} with 2/3 -> types (1 + 2 * 2) / 3 = 5/3 of 2.
    expect(hdd(['a', 'a', 'b'], 2)).toBeCloseTo(5 / 6, 10)
    // Only b counts: it is in the sample with 2/3, so 2/3 of 2.
    expect(shareOfTypes(['a', 'a', 'b'], (form) => form === 'b', 2)).toBeCloseTo(1 / 3, 10)
  })

  it('does not grow when the same rare word comes again in place of another rare one', () => {
    const varied = wordsOf(`${plain} meticulous reluctant diligent`)
    const repeated = wordsOf(`${plain} meticulous meticulous meticulous`)
    expect(beyondShare(repeated, 'en')).toBeLessThan(beyondShare(varied, 'en'))
  })

  it('falls when a rarer word is made plain, whatever stands in its place', () => {
    const rich = wordsOf(`${plain} we negotiated a meticulous compromise`)
    for (const word of ['good', 'the', 'people'])
      expect(beyondShare(wordsOf(`${plain} we negotiated a ${word} compromise`), 'en')).toBeLessThan(
        beyondShare(rich, 'en'),
      )
  })

  it('earns nothing for a misspelling', () => {
    expect(beyondShare(wordsOf(`${plain} meticulos`), 'en')).toBe(0)
    expect(beyondShare(wordsOf(`${plain} meticulous`), 'en')).toBeGreaterThan(0)
  })
})
