import type { AssessLanguage } from '../input'
import { enSeldomPairs } from '../lexicons/en-seldom-pairs'
import { keptUnits, type PreparedAnswer } from '../normalize/prepare-answers'
import type { TaggedUnit, Word } from '../tag/word'
import { poissonUpperBound } from './poisson'

/** Fewer typed words say too little: one short typed answer must not speak for a spoken interview. */
const minWords = 100

export interface SeldomPairs {
  readonly found: number
  readonly words: number
  /** Upper bound (80 %) of such pairs per 100 words: few words cannot look like good order. */
  readonly bound: number
}

/**
 * Neighbouring words that English seldom has side by side, in typed English answers: where words are left out, out of order or in
 * a wrong form. Null below 100 typed words. A recogniser's sentences are not the speaker's, and speech has restarts.
 */
export function seldomPairs(answers: readonly PreparedAnswer[], language: AssessLanguage): SeldomPairs | null {
  const units = answers.flatMap((item) => (item.answer.modality === 'typed' ? keptUnits(item.units) : []))
  const words = units.reduce((sum, unit) => sum + unit.words.length, 0)
  if (language !== 'en' || words < minWords) return null
  const found = units.reduce((sum, unit) => sum + pairsIn(unit), 0)
  return { found, words, bound: (100 * poissonUpperBound(found)) / words }
}

const past = /(?:ed|en|wn)$/u

/** How a word is named in the list of seldom pairs: its kind, in capitals; null for names and numbers. */
function kindOf(word: Word): string | null {
  const { form, pos } = word
  if (word.token.mask !== null || word.token.number) return null
  if (pos === 'NOUN') return form.endsWith('s') && !form.endsWith('ss') ? 'NOUNS' : 'NOUN'
  if (pos === 'VERB') return verbKind(word)
  return pos === 'ADJ' || pos === 'ADV' ? pos : null
}

function verbKind({ form, lemma }: Word): string {
  if (form.endsWith('ing')) return 'VERBING'
  if (form === lemma) return 'VERB'
  if (past.test(form)) return 'VERBED'
  return form.endsWith('s') ? 'VERBS' : 'VERB'
}

/** Words that stand directly behind another, no punctuation between, where English seldom has them. */
function pairsIn({ words }: TaggedUnit): number {
  return words.filter((right, index) => {
    const left = words[index - 1]
    return left !== undefined && right.token.joined && isSeldom(left, right)
  }).length
}

function isSeldom(left: Word, right: Word): boolean {
  const kind = kindOf(right)
  return rightsOf(left).some((rights) => rights.has(right.form) || (kind !== null && rights.has(kind)))
}

function rightsOf(left: Word): ReadonlySet<string>[] {
  const kind = kindOf(left)
  const own = enSeldomPairs.get(left.form)
  const ofKind = kind === null ? undefined : enSeldomPairs.get(kind)
  return [own, ofKind].flatMap((rights) => rights ?? [])
}
