import { COMMON_WORDS, detectLanguage, foldDiacritics, isTypingError, locateWords } from '@candor/contract'
import { findFrequencyRank } from '../lexicons/ranks'

/** A word of a text, ready to be compared with words of other texts. */
export interface Term {
  readonly form: string
  /** Without diacritics. */
  readonly folded: string
  /** The text it is from writes Vietnamese with its diacritics. */
  readonly isMarked: boolean
  /** UTF-16 offsets in the text. */
  readonly start: number
  readonly end: number
}

const marks = new Set(["'", '-'])

/** Without quotation marks and hyphens around it, and without the "'s" of a possessive. */
function trimMarks(form: string): string {
  let start = 0
  let end = form.length
  while (start < end && marks.has(form.charAt(start))) start += 1
  while (end > start && marks.has(form.charAt(end - 1))) end -= 1
  const word = form.slice(start, end)
  return word.endsWith("'s") ? word.slice(0, -2) : word
}

/** The words of a text, with their places. */
export function listTerms(text: string): readonly Term[] {
  const isMarked = detectLanguage(text) === 'vi'
  return locateWords(text).map(({ form, start, end }) => {
    const word = trimMarks(form)
    return { form: word, folded: foldDiacritics(word), isMarked, start, end }
  })
}

/** How far in a list of 10,000 words a word of either language is; null: in neither, as names and terms of a trade are. */
const findRank = (form: string): number | null => {
  const ranks = [findFrequencyRank('en', form), findFrequencyRank('vi', form)].filter((rank) => rank !== null)
  return ranks.length === 0 ? null : Math.min(...ranks)
}

const lastRank = 10_000

/** How much a word tells, 0 to 1: nothing if nearly every text has it, 1 if no list of frequent words has it. */
export function weighTerm({ form }: Term): number {
  if (COMMON_WORDS.en.has(form) || COMMON_WORDS.vi.has(form)) return 0
  const rank = findRank(form)
  return rank === null ? 1 : Math.log(rank + 1) / Math.log(lastRank + 1)
}

/** Not a word that everyone uses: the name of a tool, a company, a method. */
export const isName = ({ form }: Term): boolean => findRank(form) === null

/** What the same word ends with in another form, and what a word made of it ends with. */
const inflection = /^(?:s|es|d|ed|e|ing|ies|ied|y|)$/u
const derivation = /^(?:er|ers|r|rs|or|ors|ment|ments|ion|ions|ation|ations|able|al|ly|)$/u
const isAscii = /^[a-z]+$/u
const leastPrefix = 3

const countSharedLetters = (one: string, other: string): number => {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

/** "planning" is "plan" with its last letter doubled. */
const listEndings = (word: string, prefix: number): readonly string[] => {
  const ending = word.slice(prefix)
  return ending[0] === word[prefix - 1] && ending.length > 1 ? [ending, ending.slice(1)] : [ending]
}

/** How nearly two English words are forms of one word, 0 to 1. */
function compareForms(one: string, other: string): number {
  const prefix = countSharedLetters(one, other)
  if (prefix < leastPrefix || !isAscii.test(one) || !isAscii.test(other)) return 0
  const endings = [listEndings(one, prefix), listEndings(other, prefix)] as const
  const allMatch = (pattern: RegExp) => endings.every((list) => list.some((ending) => pattern.test(ending)))
  if (allMatch(inflection)) return 0.95
  if (prefix === leastPrefix) return 0
  const isEither = (list: readonly string[]) =>
    list.some((ending) => inflection.test(ending) || derivation.test(ending))
  return endings.every(isEither) ? 0.75 : 0
}

/** How nearly a word that was asked for is a word that was said, 0 to 1. */
export function compareTerms(asked: Term, said: Term): number {
  if (asked.form === said.form) return 1
  if ((!asked.isMarked || !said.isMarked) && asked.folded === said.folded) return 0.95
  const sameForm = compareForms(asked.form, said.form)
  if (sameForm > 0) return sameForm
  return isTypingError(asked.form, said.form) && isName(asked) && isName(said) ? 0.8 : 0
}
