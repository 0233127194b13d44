import type { InterviewLanguage } from '../enums'
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

/** Words of an English alternative belong together only this close to each other, articles not counted. */
const windowWords = 15
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

const isSameWord = (said: PlacedWord, word: PlacedWord): boolean =>
  said.key === word.key || isTypingError(said.form, word.form)

const joinPlaces = (words: readonly PlacedWord[]): FoundPlace => ({
  start: Math.min(...words.map(({ start }) => start)),
  end: Math.max(...words.map(({ end }) => end)),
})

/** The words that stand close to one place of the last of them. */
function findNearby(said: readonly PlacedWord[], words: readonly PlacedWord[]): FoundPlace | null {
  const last = words.at(-1)
  if (last === undefined) return null
  for (const [at, word] of said.entries()) {
    if (!isSameWord(word, last)) continue
    const others = words.slice(0, -1).map((other) => {
      const near = NEGATION.test(other.form)
        ? said.slice(Math.max(0, at - negationWords), at)
        : said.slice(Math.max(0, at - windowWords + 1), at + windowWords)
      return near.find((candidate) => isSameWord(candidate, other))
    })
    const all = others.flatMap((other) => other ?? [])
    if (all.length === others.length) return joinPlaces([...all, word])
  }
  return null
}

/** The words in a row: Vietnamese writes one word as several syllables. */
function findRow(said: readonly PlacedWord[], words: readonly PlacedWord[]): FoundPlace | null {
  for (let at = 0; words.length > 0 && at + words.length <= said.length; at += 1) {
    const row = said.slice(at, at + words.length)
    if (row.every((word, place) => word.key === words[place]?.key)) return joinPlaces(row)
  }
  return null
}

interface WordMatcher {
  readonly read: (text: string) => readonly PlacedWord[]
  readonly find: (said: readonly PlacedWord[], words: readonly PlacedWord[]) => FoundPlace | null
}

/** Learners leave articles out: with and without them the other words are equally close. */
const ARTICLE = /^(?:a|an|the)$/

const readEnglish = (text: string): PlacedWord[] =>
  locateWords(text)
    .filter(({ form }) => !ARTICLE.test(form))
    .map((word) => ({ ...word, key: stem(word.form) }))

const matchers: Readonly<Record<InterviewLanguage, WordMatcher>> = {
  en: { read: readEnglish, find: findNearby },
  vi: { read: locateWords, find: findRow },
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
