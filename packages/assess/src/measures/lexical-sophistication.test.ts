import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { tagTokens } from '../tag/tag-unit'
import { measureHdd, measureTypeShare } from './lexical-diversity'
import { measureSophistication } from './lexical-sophistication'

const tagText = (text: string) => tagTokens(tokenize(text), getLexicon('en'))
const commonWord = 'we had to get the work done and then we went back to the people in the house '.repeat(8)

describe('range of words', () => {
  it('matches the expected share of types calculated by hand', () => {
    // Two words drawn from a, a, b: {a,a} with 1/3, {a,b} with 2/3 -> types (1 + 2 * 2) / 3 = 5/3 of 2.
    expect(measureHdd(['a', 'a', 'b'], 2)).toBeCloseTo(5 / 6, 10)
    // Only b counts: it is in the sample with 2/3, so 2/3 of 2.
    expect(measureTypeShare(['a', 'a', 'b'], (form) => form === 'b', 2)).toBeCloseTo(1 / 3, 10)
  })

  it('does not grow when a repeated rare word replaces another rare word', () => {
    const varied = tagText(`${commonWord} meticulous reluctant diligent`)
    const repeated = tagText(`${commonWord} meticulous meticulous meticulous`)
    expect(measureSophistication(repeated, 'en')).toBeLessThan(measureSophistication(varied, 'en'))
  })

  it('falls when any plainer word replaces a rarer word', () => {
    const rich = tagText(`${commonWord} we negotiated a meticulous compromise`)
    for (const word of ['good', 'the', 'people'])
      expect(measureSophistication(tagText(`${commonWord} we negotiated a ${word} compromise`), 'en')).toBeLessThan(
        measureSophistication(rich, 'en'),
      )
  })

  it('earns nothing for a misspelling', () => {
    expect(measureSophistication(tagText(`${commonWord} meticulos`), 'en')).toBe(0)
    expect(measureSophistication(tagText(`${commonWord} meticulous`), 'en')).toBeGreaterThan(0)
  })
})
