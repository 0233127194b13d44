import { splitWords } from '../lexicons/en-words'
import type { TaggedUnit, Word } from '../tag/word'

/** The kinds of error that the report names. */
export const errorKinds = [
  'agreement',
  'verb_form',
  'article',
  'noun_number',
  'missing_word',
  'preposition',
  'comparison',
  'word_choice',
] as const
export type ErrorKind = (typeof errorKinds)[number]

/** One place of a pattern: a set of word forms or a test; optional places may be skipped. */
export interface PatternSlot {
  readonly test: (word: Word) => boolean
  readonly makeOptional: boolean
  /** All forms the place accepts, when it is a list. */
  readonly forms: ReadonlySet<string> | null
}

/** A high-precision rule: a sequence of places, with words that must not come before or after it. */
export interface Rule {
  readonly id: string
  readonly slots: readonly PatternSlot[]
  /** False blocks the rule; undefined is the beginning (or end) of the unit, or a mark of punctuation. */
  readonly before?: (word: Word | undefined, earlier: readonly Word[]) => boolean
  readonly after?: (word: Word | undefined) => boolean
  /** Only where the candidate typed: speech has restarts, and sounds have no spelling. */
  readonly typedOnly?: boolean
}

export type Forms = string | readonly string[]
/** Contractions are also known as people type them: "dont", "im". */
const createFormSet = (forms: Forms): Set<string> => {
  const all = typeof forms === 'string' ? splitWords(forms) : forms
  return new Set([...all, ...all.filter((form) => contraction.test(form)).map((form) => form.replace("'", ''))])
}
const contraction = /n't$|^(?:i'm|i've|they're|you're|they've|we've|you've)$/u

/** Returns the forms without these words. */
export const excludeForms = (forms: readonly string[], words: string): string[] => {
  const set = createFormSet(words)
  return forms.filter((form) => !set.has(form))
}

export const matchForms = (forms: Forms): PatternSlot => {
  const set = createFormSet(forms)
  return { test: (word) => set.has(word.form), makeOptional: false, forms: set }
}
export const matchWord = (test: (word: Word) => boolean): PatternSlot => ({ test, makeOptional: false, forms: null })
export const makeOptional = (slot: PatternSlot): PatternSlot => ({ ...slot, makeOptional: true })

type WordCheck = (word: Word | undefined, earlier?: readonly Word[]) => boolean

export const matchesNone = (forms: Forms): WordCheck => {
  const set = createFormSet(forms)
  return (word) => word === undefined || !set.has(word.form)
}
export const matchesAny = (forms: Forms): WordCheck => {
  const set = createFormSet(forms)
  return (word) => word !== undefined && set.has(word.form)
}
export const checkBoth =
  (first: WordCheck, second: WordCheck): WordCheck =>
  (word, earlier) =>
    first(word, earlier) && second(word, earlier)

/** True at the start of a unit or after a word that opens a clause. */
const openers = createFormSet(
  'and but so because that when if then or since although though think believe know said say says now first also often usually',
)
export const opensClause: WordCheck = (word) => word === undefined || openers.has(word.form)

/** Like the set above, but without words that can join two nouns or take an object. */
const strictOpeners = createFormSet('because but when if although though so whereas')
export const startsClause: WordCheck = (word) => word === undefined || strictOpeners.has(word.form)

const notClosers = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM'])
/** The matched words end a noun group: "many friend", but not "many friend requests". */
export const isNotBeforeNoun: WordCheck = (word) =>
  word === undefined ||
  (!notClosers.has(word.pos) && !['and', 'or', 'of', '#'].includes(word.form) && !word.token.number)
export const endsNounGroup: WordCheck = (word) => word === undefined || closing.has(word.form)
const closing = createFormSet(
  'and or but in on at to for with from by that which who because when if so is are was were has have can could will would should must i we he they you it this about as before after while where then',
)

export const adverb = makeOptional(
  matchForms('always never often usually also only really just already still even sometimes actually almost not'),
)

/**
 * Number of words the rule matches from here, 0 for none. Words separated by punctuation are not neighbors. A rule
 * that needs context does not match where the sentence continues beyond a cut, because the context is unknown there.
 */
export function matchRule(rule: Rule, unit: TaggedUnit, from: number): number {
  const length = matchSlots(rule.slots, unit.words, from)
  return length > 0 && matchesLeftContext(rule, unit, from) && matchesRightContext(rule, unit, from + length)
    ? length
    : 0
}

function matchesLeftContext(rule: Rule, unit: TaggedUnit, from: number): boolean {
  if (rule.before === undefined) return true
  if (from === 0 && unit.openStart) return false
  const earlier = listWordsBefore(unit.words, from)
  return rule.before(earlier.at(-1), earlier)
}

function matchesRightContext(rule: Rule, unit: TaggedUnit, end: number): boolean {
  if (rule.after === undefined) return true
  const next = unit.words[end]
  if (next === undefined && unit.openEnd) return false
  return rule.after(next?.token.joined === true ? next : undefined)
}

/** Up to six words directly before, with no punctuation between. */
function listWordsBefore(words: readonly Word[], from: number): Word[] {
  let start = from
  while (start > 0 && from - start < 6 && words[start]?.token.joined === true) start -= 1
  return words.slice(start, from)
}

function matchSlots(slots: readonly PatternSlot[], words: readonly Word[], from: number): number {
  let position = from
  for (const slot of slots) {
    const word = words[position]
    const isAdjacent = position === from || word?.token.joined === true
    if (word !== undefined && isAdjacent && slot.test(word)) position += 1
    else if (!slot.makeOptional) return 0
  }
  return position - from
}
