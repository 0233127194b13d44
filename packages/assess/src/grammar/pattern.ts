import { words as list } from '../lexicons/en-words'
import type { Word } from '../tag/word'

/** One place of a pattern: a set of word forms or a test; optional places may be skipped. */
export interface Place {
  readonly test: (word: Word) => boolean
  readonly optional: boolean
}

/** A high-precision rule: a sequence of places, with words that must not stand before or after it. */
export interface Rule {
  readonly id: string
  readonly places: readonly Place[]
  /** False blocks the rule; undefined is the beginning (or end) of the unit. */
  readonly before?: (word: Word | undefined, earlier: readonly Word[]) => boolean
  readonly after?: (word: Word | undefined) => boolean
}

export const oneOf = (forms: string): Place => {
  const set = new Set(list(forms))
  return { test: (word) => set.has(word.form), optional: false }
}
export const matching = (test: (word: Word) => boolean): Place => ({ test, optional: false })
export const optional = (place: Place): Place => ({ ...place, optional: true })
export const notBefore = (forms: string): ((word: Word | undefined) => boolean) => {
  const set = new Set(list(forms))
  return (word) => word === undefined || !set.has(word.form)
}
/** True at the start of a unit or after a word that opens a clause. */
const openers = new Set(
  list(
    'and but so because that when if then or since although though think believe know said say says now first also often usually',
  ),
)
export const opensClause = (word: Word | undefined): boolean => word === undefined || openers.has(word.form)
export const adverb = optional(
  oneOf('always never often usually also only really just already still even sometimes actually almost'),
)

/** Number of words the rule matches from here, 0 for none. */
export function matchRule(rule: Rule, words: readonly Word[], from: number): number {
  const length = matchPlaces(rule.places, words, from)
  if (length === 0) return 0
  if (rule.before !== undefined && !rule.before(words[from - 1], words.slice(Math.max(0, from - 4), from))) return 0
  return rule.after === undefined || rule.after(words[from + length]) ? length : 0
}

function matchPlaces(places: readonly Place[], words: readonly Word[], from: number): number {
  let position = from
  for (const place of places) {
    const word = words[position]
    if (word !== undefined && place.test(word)) position += 1
    else if (!place.optional) return 0
  }
  return position - from
}
