import { describe, expect, it } from 'vitest'
import { lexiconOf } from '../lexicons/lexicon'
import { segment } from '../normalize/segment-units'
import { tokenize } from '../normalize/tokenize'
import { tagUnit } from '../tag/tag-unit'
import { spellingOf } from './misspellings'

const en = lexiconOf('en')

function misspelt(text: string, allowed: readonly string[] = []): string[] {
  const units = segment(text, tokenize(text), en.unitStarters).map((unit) => tagUnit(unit, en))
  const spelling = spellingOf(new Set(allowed))
  return units.flatMap((unit) => spelling(unit).map((word) => word.form))
}

describe('misspellings of typed English', () => {
  it('are words one letter away from a frequent word: left out, added, changed or swapped', () => {
    expect(misspelt('I beleive the studens recieve diffrent tecnology becuase of this')).toEqual([
      'beleive',
      'studens',
      'recieve',
      'diffrent',
      'tecnology',
      'becuase',
    ])
  })

  it('are not British spellings, words of work, or names', () => {
    expect(misspelt('I organised the backend standup whilst my colour team learnt kubernetes and Marketo')).toEqual([])
  })

  it('are not words that the question or the job itself uses', () => {
    expect(misspelt('I worked on the marketo engine for years')).toEqual(['marketo'])
    expect(misspelt('I worked on the marketo engine for years', ['marketo'])).toEqual([])
  })
})
