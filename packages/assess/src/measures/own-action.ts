import type { Lexicon } from '../lexicons/lexicon'
import type { TaggedUnit, Word } from '../tag/word'

const maxDistance = 4

/** The word for something that the speaker did: "I ... fixed", "tôi đã ...". Null when there is none. */
export function findOwnAction(unit: TaggedUnit, lexicon: Lexicon): Word | null {
  for (const [index, word] of unit.words.entries()) {
    if (!lexicon.firstPerson.has(word.form)) continue
    const found = unit.words.slice(index + 1, index + 1 + maxDistance).find((next) => isPastAction(next, lexicon))
    if (found !== undefined) return found
  }
  return null
}

function isPastAction(word: Word, lexicon: Lexicon): boolean {
  if (lexicon.pastActions.has(word.form)) return true
  return lexicon.language === 'en' && word.pos === 'VERB' && /[a-z]{2}ed$/u.test(word.form) && word.form !== 'need'
}

export function isFirstPerson(unit: TaggedUnit, lexicon: Lexicon): boolean {
  return unit.words.some((word) => lexicon.firstPerson.has(word.form))
}

/** A number or a named person, place or organization. */
export function hasEntity(unit: TaggedUnit): boolean {
  return unit.words.some((word) => word.form === '#' || word.form === '[place]')
}
