import type { InterviewLanguage } from '../enums'
import { parseExpectedPoint } from './expected-points'
import { splitWords } from './split-words'

/** A point with its alternatives that an answer holds; none for a point without alternatives. */
export interface FoundPoint {
  /** The point as it was written. */
  readonly line: string
  readonly heading: string
  readonly found: readonly string[]
}

/** Words of an English alternative belong together only this close to each other. */
const windowWords = 15
/** "No ibuprofen": further away the negation belongs to something else. */
const negationWords = 4
const NEGATION = /^(?:no|not|never|without|don't|didn't|won't|cannot|can't)$/

/** "Tested", "testing" and "tests" are "test"; longer words meet by their first letters: "inspection" and "inspected". */
function stem(word: string): string {
  if (NEGATION.test(word)) return word
  const base = word.replace(/(?<=[a-z]{3})(?:ing|ed|s)$/u, '').replace(/([b-df-hj-np-rtv-z])\1$/u, '$1')
  return (base.length > 4 ? base.replace(/e$/u, '') : base).slice(0, 6)
}

/** Whether all words stand close to one place of the last of them. */
function holdsNearby(said: readonly string[], words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return said.some((word, at) => {
    if (word !== last) return false
    return words.slice(0, -1).every((other) => {
      if (NEGATION.test(other)) return said.slice(Math.max(0, at - negationWords), at).includes(other)
      return said.slice(Math.max(0, at - windowWords + 1), at + windowWords).includes(other)
    })
  })
}

/** Whether the words stand in a row: Vietnamese writes one word as several syllables. */
const holdsRow = (said: readonly string[], words: readonly string[]): boolean =>
  ` ${said.join(' ')} `.includes(` ${words.join(' ')} `)

interface WordMatcher {
  readonly read: (text: string) => readonly string[]
  readonly holds: (said: readonly string[], words: readonly string[]) => boolean
}

const matchers: Readonly<Record<InterviewLanguage, WordMatcher>> = {
  en: { read: (text) => splitWords(text).map(stem), holds: holdsNearby },
  vi: { read: splitWords, holds: holdsRow },
}

/** What of each expected point an answer holds. "Not found" is not "missing": there are other words for a good answer. */
export function findExpectedPoints(
  answer: string,
  points: readonly string[],
  language: InterviewLanguage,
): readonly FoundPoint[] {
  const { read, holds } = matchers[language]
  const said = read(answer)
  return points.map((line) => {
    const { heading, alternatives } = parseExpectedPoint(line)
    const found = alternatives.filter((alternative) => {
      const words = read(alternative)
      return words.length > 0 && holds(said, words)
    })
    return { line, heading, found }
  })
}
