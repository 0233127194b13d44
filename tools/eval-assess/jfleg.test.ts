import { describe, expect, it } from 'vitest'
import { joinWords } from './jfleg-data'
import { findErrors, measureGrammarLevel, prepareSentence } from './jfleg-flags'

describe('learner sentences of the JFLEG set', () => {
  it('rejoins words and punctuation that the set separates', () => {
    expect(joinWords("It 's late , but they do n't ( really ) know `` why '' .")).toBe(
      'It\'s late, but they don\'t (really) know " why ".',
    )
  })

  it('finds an error in a single sentence with the product’s rules, padding or not', () => {
    const text = 'Every companies needs a plan.'
    expect(findErrors(prepareSentence(text)).map((flag) => text.slice(flag.start, flag.end))).toEqual([
      'Every companies',
    ])
    expect(findErrors(prepareSentence('Every company needs a plan.'))).toEqual([])
  })

  it('gives no level to a group with few words', () => {
    expect(measureGrammarLevel([prepareSentence('We had a plan.')])).toBeNull()
  })
})
