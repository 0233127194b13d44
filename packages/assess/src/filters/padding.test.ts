import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { emptyUnit } from '../normalize/unit'
import { tagUnit } from '../tag/tag-unit'
import { dropPadding } from './padding'

const lexicon = getLexicon('en')

/** For each sentence, whether the filter keeps it. */
function listKept(...sentences: string[]): boolean[] {
  const units = sentences.map((text) => tagUnit({ ...emptyUnit, clean: tokenize(text) }, lexicon))
  return dropPadding(units, { lemmas: new Set(), pointPlaces: [] }, lexicon).map((unit) => unit.dropped === null)
}

const ownActions = 'I moved the warehouse records and many important things to the new scanner'

describe('sentences that fit any interview', () => {
  it('are kept when two words link them to the story, but not when one word does', () => {
    const linked = 'The warehouse printer jammed beside a ladder'
    expect(listKept(ownActions, linked, 'A ladder often jammed doors')).toEqual([true, true, true])
    expect(listKept(ownActions, linked, 'A ladder costs twenty euros')).toEqual([true, true, false])
    expect(listKept(ownActions, 'Consequently a remarkable achievement makes customers loyal')).toEqual([true, false])
  })

  it('are not linked by words that fit any subject, nor by spelled-out letters', () => {
    expect(listKept(ownActions, 'Important things are necessary for everybody')).toEqual([true, false])
    expect(listKept(ownActions, 'm e n s i o n s t o f i v e')).toEqual([true, false])
  })
})
