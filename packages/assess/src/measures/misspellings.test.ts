import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { segmentUnits } from '../normalize/segment-units'
import { tokenize } from '../normalize/tokenize'
import { tagUnit } from '../tag/tag-unit'
import { createCachedSpellChecker } from './misspellings'

const en = getLexicon('en')

function findMisspelled(text: string, allowed: readonly string[] = []): string[] {
  const units = segmentUnits(text, tokenize(text), en.unitStarters).map((unit) => tagUnit(unit, en))
  const spelling = createCachedSpellChecker(new Set(allowed))
  return units.flatMap((unit) => spelling(unit).map((word) => word.form))
}

describe('misspellings of typed English', () => {
  it('are words one letter away from a frequent word: omitted, added, changed or swapped', () => {
    expect(findMisspelled('I beleive the studens recieve diffrent tecnology becuase of this')).toEqual([
      'beleive',
      'studens',
      'recieve',
      'diffrent',
      'tecnology',
      'becuase',
    ])
  })

  it('are not British spellings, words of work, or names', () => {
    expect(
      findMisspelled('I organised the backend standup whilst my colour team learnt kubernetes and Marketo'),
    ).toEqual([])
  })

  it('are not trade words that are near a frequent word by chance, or made from one', () => {
    expect(findMisspelled('certs and regs checked, hobs off, two leavers, the resolver and both contactors')).toEqual(
      [],
    )
    expect(findMisspelled('I know thier way and wich one')).toEqual(['thier', 'wich'])
  })

  it('are not words that the question or the job itself uses', () => {
    expect(findMisspelled('I worked on the marketo engine for years')).toEqual(['marketo'])
    expect(findMisspelled('I worked on the marketo engine for years', ['marketo'])).toEqual([])
  })
})
