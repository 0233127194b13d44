import type { InterviewLanguage } from '../enums'
import { foldDiacritics, lacksDiacritics } from '../shared/diacritics'
import { COMMON_WORDS } from './common-words'
import { parseExpectedPoint } from './expected-points'
import { locateWords, type PlacedWord } from './split-words'
import { isTypingError } from './typing-error'

/** Where an alternative was said: UTF-16 offsets in the answer (NFC), from its first to its last word. */
export interface FoundPlace {
  readonly start: number
  readonly end: number
}

/** A point with its alternatives that an answer holds; none for a point without alternatives. */
export interface FoundPoint {
  /** The point as it was written. */
  readonly line: string
  readonly heading: string
  readonly found: readonly string[]
  /** One for each of `found`. */
  readonly places: readonly FoundPlace[]
}

/**
 * Words of an English alternative belong together only this close to each other, in one sentence or two neighboring ones. Common words
 * are not counted: what is hedged, or said in more of them, says the same.
 */
const windowWords = 7
/** The dot of "Node.js" or "3.5" ends no sentence. */
const sentenceEnd = /[.!?…]["'”’)]*\s/u
/** "No ibuprofen": further away the negation belongs to something else. */
const negationWords = 4
const NEGATION = /^(?:no|not|never|without|don't|didn't|won't|cannot|can't)$/

/** "Tested", "testing" and "tests" are "test"; longer words meet by their first letters: "inspection" and "inspected". */
function stem(word: string): string {
  if (NEGATION.test(word)) return word
  const base = word.replace(/(?<=[a-z]{3})(?:ing|ed|s)$/u, '').replace(/([b-df-hj-np-rtv-z])\1$/u, '$1')
  const key = (base.length > 4 ? base.replace(/e$/u, '') : base).slice(0, 6)
  return NEGATION.test(key) ? word : key
}

interface SaidWord extends PlacedWord {
  /** Words up to this one that are not common. */
  readonly rank: number
  /** Number of its sentence, from 0. */
  readonly sentence: number
  /** The whole text is Vietnamese without diacritics. */
  readonly isFolded: boolean
}

const isNear = (one: SaidWord, other: SaidWord): boolean =>
  Math.abs(one.rank - other.rank) < windowWords && Math.abs(one.sentence - other.sentence) <= 1

/** The words around this place that are near it: ranks and sentences only grow. */
function listNearby(said: readonly SaidWord[], at: number): readonly SaidWord[] {
  const word = said[at]
  if (word === undefined) return []
  const from = said.slice(0, at).findLastIndex((other) => !isNear(other, word)) + 1
  const after = said.slice(at).findIndex((other) => !isNear(other, word))
  return said.slice(from, after === -1 ? said.length : at + after)
}

const isSameWord = (said: PlacedWord, word: PlacedWord): boolean =>
  said.key === word.key || isTypingError(said.form, word.form)

const joinPlaces = (words: readonly PlacedWord[]): FoundPlace => ({
  start: Math.min(...words.map(({ start }) => start)),
  end: Math.max(...words.map(({ end }) => end)),
})

/** The words that stand close to one place of the last of them. */
function findNearby(said: readonly SaidWord[], words: readonly PlacedWord[]): FoundPlace | null {
  const last = words.at(-1)
  if (last === undefined) return null
  for (const [at, word] of said.entries()) {
    if (!isSameWord(word, last)) continue
    const others = words.slice(0, -1).map((other) => {
      const near = NEGATION.test(other.form) ? said.slice(Math.max(0, at - negationWords), at) : listNearby(said, at)
      return near.find((candidate) => isSameWord(candidate, other))
    })
    const all = others.flatMap((other) => other ?? [])
    if (all.length === others.length) return joinPlaces([...all, word])
  }
  return null
}

/**
 * The words in a row: Vietnamese writes one word as several syllables. In a text without diacritics, rows are compared
 * without them; a single syllable with a diacritic could be many others there, and is not found.
 */
function findRow(said: readonly SaidWord[], words: readonly PlacedWord[]): FoundPlace | null {
  const isFolded = said[0]?.isFolded === true && words.length > 1
  const keys = words.map(({ key }) => (isFolded ? foldDiacritics(key) : key))
  for (let at = 0; keys.length > 0 && at + keys.length <= said.length; at += 1) {
    const row = said.slice(at, at + keys.length)
    if (row.every(({ key }, place) => key === keys[place])) return joinPlaces(row)
  }
  return null
}

interface WordMatcher {
  readonly read: (text: string) => readonly SaidWord[]
  readonly find: (said: readonly SaidWord[], words: readonly PlacedWord[]) => FoundPlace | null
}

/** Learners leave articles out: with and without them the other words are equally close. */
const ARTICLE = /^(?:a|an|the)$/

/** Counts words that are not common, and sentences. */
function countWords(text: string, words: readonly PlacedWord[]): SaidWord[] {
  let rank = 0
  let sentence = 0
  let end = 0
  return words.map((word) => {
    if (!COMMON_WORDS.en.has(word.form)) rank += 1
    if (sentenceEnd.test(text.slice(end, word.start))) sentence += 1
    end = word.end
    return { ...word, rank, sentence, isFolded: false }
  })
}

const readEnglish = (text: string): SaidWord[] =>
  countWords(
    text,
    locateWords(text).filter(({ form }) => !ARTICLE.test(form)),
  ).map((word) => ({ ...word, key: stem(word.form) }))

/** In Vietnamese the words of an alternative stand in a row: nothing is counted. */
function readVietnamese(text: string): SaidWord[] {
  const isFolded = lacksDiacritics(text)
  return locateWords(text).map((word) => ({
    ...word,
    key: isFolded ? foldDiacritics(word.key) : word.key,
    rank: 0,
    sentence: 0,
    isFolded,
  }))
}

const matchers: Readonly<Record<InterviewLanguage, WordMatcher>> = {
  en: { read: readEnglish, find: findNearby },
  vi: { read: readVietnamese, find: findRow },
}

/** Where a text first holds a phrase, by the same words as an alternative of a point. */
export function findPhrase(text: string, phrase: string, language: InterviewLanguage): FoundPlace | null {
  const { read, find } = matchers[language]
  return find(read(text.normalize('NFC')), read(phrase))
}

/** What of each expected point an answer holds. "Not found" is not "missing": there are other words for a good answer. */
export function findExpectedPoints(
  answer: string,
  points: readonly string[],
  language: InterviewLanguage,
): readonly FoundPoint[] {
  const { read, find } = matchers[language]
  const said = read(answer.normalize('NFC'))
  return points.map((line) => {
    const { heading, alternatives } = parseExpectedPoint(line)
    const found = alternatives.flatMap((alternative) => {
      const place = find(said, read(alternative))
      return place === null ? [] : [{ alternative, place }]
    })
    return {
      line,
      heading,
      found: found.map(({ alternative }) => alternative),
      places: found.map(({ place }) => place),
    }
  })
}
