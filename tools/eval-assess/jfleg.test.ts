import { describe, expect, it } from 'vitest'
import { joinWords } from './jfleg-data'
import { findErrors, measureGrammarLevel, prepareSentence } from './jfleg-flags'

describe('sentences of learners for the measurement', () => {
  it('words and marks that the set parts are put together as people write them', () => {
    expect(joinWords("It 's late , but they do n't ( really ) know `` why '' .")).toBe(
      'It\'s late, but they don\'t (really) know " why ".',
    )
  })

  it('the rules of the product find a slip in a single sentence, padding or not', () => {
    const text = 'Every companies needs a plan.'
    expect(findErrors(prepareSentence(text)).map((flag) => text.slice(flag.start, flag.end))).toEqual([
      'Every companies',
    ])
    expect(findErrors(prepareSentence('Every company needs a plan.'))).toEqual([])
  })

  it('a group of few words has no level', () => {
    expect(measureGrammarLevel([prepareSentence('We had a plan.')])).toBeNull()
  })
})
