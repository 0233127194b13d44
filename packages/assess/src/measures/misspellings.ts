import type { AssessQuestion, AssessSet } from '../input'
import { enWorkWords } from '../lexicons/en-work-words'
import { findFrequencyRank } from '../lexicons/ranks'
import { tokenize } from '../normalize/tokenize'
import type { TaggedUnit, Word } from '../tag/word'

const minLength = 4
const letters = 'abcdefghijklmnopqrstuvwxyz'
const plainWord = /^[a-z]+$/u
/** From "resolve" to "resolver", from "contact" to "contactors". */
const derivations = [/^([a-z]+e)(?:r|rs|d)$/u, /^([a-z]+)(?:er|ers|or|ors)$/u]
const shortestStem = 5
const shortLength = 5
const shortLimitRank = 1000

/** Unknown words of a typed English sentence that are one letter away from one of the 10,000 most frequent words. */
export type FindMisspellings = (unit: TaggedUnit) => readonly Word[]

const cache = new WeakMap<AssessSet, FindMisspellings>()

/** The reading of spelling for one set, its questions and what its job asks for. */
export function createSpellChecker(set: AssessSet, questions: readonly AssessQuestion[]): FindMisspellings {
  const known = cache.get(set)
  if (known !== undefined) return known
  const texts = [...set.requirements.map((item) => item.name), ...questions.map((item) => item.text)]
  const spelling = createCachedSpellChecker(
    new Set(texts.flatMap((text) => tokenize(text).map((token) => token.lower))),
  )
  cache.set(set, spelling)
  return spelling
}

/**
 * Reads each sentence once. Only what is certain counts: names (with a capital), words of work, and words that the
 * question or the job itself uses are left alone. A recognizer's spelling is not the speaker's: never used for speech.
 */
export function createCachedSpellChecker(allowed: ReadonlySet<string>): FindMisspellings {
  const cache = new WeakMap<TaggedUnit, readonly Word[]>()
  return (unit) => {
    const known = cache.get(unit)
    if (known !== undefined) return known
    const found = unit.words.filter((word) => isMisspelled(word, allowed))
    cache.set(unit, found)
    return found
  }
}

function isMisspelled(word: Word, allowed: ReadonlySet<string>): boolean {
  const { form } = word
  if (word.known || word.token.capital || form.length < minLength || !plainWord.test(form)) return false
  return !enWorkWords.has(form) && !allowed.has(form) && !isDerived(form) && isNearKnownWord(form)
}

/** "prescriber" and "contactors" are made from known words as English makes words. */
function isDerived(form: string): boolean {
  return derivations.some((pattern) => {
    const stem = pattern.exec(form)?.[1] ?? ''
    return stem.length >= shortestStem && findFrequencyRank('en', stem) !== null
  })
}

/**
 * One letter left out, added, changed, or two neighbors swapped. People seldom miss the first letter, and many short words are
 * one letter apart by chance: a short form is only compared with the most frequent words.
 */
function isNearKnownWord(form: string): boolean {
  const limit = form.length <= shortLength ? shortLimitRank : Number.POSITIVE_INFINITY
  const first = form.charAt(0)
  for (let at = 0; at <= form.length; at += 1) {
    const neighbors = listEditNeighbors(form.slice(0, at), form.slice(at))
    if (neighbors.some((word) => word.startsWith(first) && (findFrequencyRank('en', word) ?? limit) < limit))
      return true
  }
  return false
}

function listEditNeighbors(head: string, tail: string): string[] {
  const added = [...letters].map((letter) => head + letter + tail)
  if (tail === '') return added
  const changed = [...letters].map((letter) => head + letter + tail.slice(1))
  const swapped = tail.length > 1 ? [`${head}${tail.charAt(1)}${tail.charAt(0)}${tail.slice(2)}`] : []
  return [...added, ...changed, head + tail.slice(1), ...swapped]
}
