import type { AssessLanguage } from '../input'
import { enSeldomPairs } from '../lexicons/en-seldom-pairs'
import { listKeptUnits, type PreparedAnswer } from '../normalize/prepare-answers'
import type { TaggedUnit, Word } from '../tag/word'
import { computePoissonUpperBound } from './poisson'

/** Fewer typed words say too little: one short typed answer must not speak for a spoken interview. */
const minWords = 100

export interface SeldomPairs {
  readonly found: number
  readonly words: number
  /** Upper bound (80%) of such pairs per 100 words: few words cannot look like good order. */
  readonly bound: number
}

/**
 * Neighboring words that English seldom has side by side, in typed English answers: where words are left out, out of order or in
 * a wrong form. Null below 100 typed words. A recognizer's sentences are not the speaker's, and speech has restarts.
 */
export function countSeldomPairs(answers: readonly PreparedAnswer[], language: AssessLanguage): SeldomPairs | null {
  const units = answers.flatMap((item) => (item.answer.modality === 'typed' ? listKeptUnits(item.units) : []))
  const words = units.reduce((sum, unit) => sum + unit.words.length, 0)
  if (language !== 'en' || words < minWords) return null
  const found = units.reduce((sum, unit) => sum + countPairsInUnit(unit), 0)
  return { found, words, bound: (100 * computePoissonUpperBound(found)) / words }
}

const pastForm = /(?:ed|en|wn)$/u

/** How a word is named in the list of seldom pairs: its kind, in capitals; null for names and numbers. */
function classifyWord(word: Word): string | null {
  const { form, pos } = word
  if (word.token.mask !== null || word.token.number) return null
  if (pos === 'NOUN') return form.endsWith('s') && !form.endsWith('ss') ? 'NOUNS' : 'NOUN'
  if (pos === 'VERB') return classifyVerb(word)
  return pos === 'ADJ' || pos === 'ADV' ? pos : null
}

function classifyVerb({ form, lemma }: Word): string {
  if (form.endsWith('ing')) return 'VERBING'
  if (form === lemma) return 'VERB'
  if (pastForm.test(form)) return 'VERBED'
  return form.endsWith('s') ? 'VERBS' : 'VERB'
}

/** Words directly after another word, without punctuation between, where English seldom has them. */
function countPairsInUnit({ words }: TaggedUnit): number {
  return words.filter((right, index) => {
    const left = words[index - 1]
    return left !== undefined && right.token.joined && isSeldom(left, right)
  }).length
}

function isSeldom(left: Word, right: Word): boolean {
  const kind = classifyWord(right)
  return listSeldomFollowers(left).some(
    (followers) => followers.has(right.form) || (kind !== null && followers.has(kind)),
  )
}

function listSeldomFollowers(left: Word): ReadonlySet<string>[] {
  const kind = classifyWord(left)
  const byForm = enSeldomPairs.get(left.form)
  const byKind = kind === null ? undefined : enSeldomPairs.get(kind)
  return [byForm, byKind].flatMap((followers) => followers ?? [])
}
