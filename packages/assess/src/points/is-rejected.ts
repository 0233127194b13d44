import { splitWords } from '@candor/contract'
import type { AssessLanguage } from '../input'
import { findPhrases, type PhraseHit } from '../lexicons/phrase-index'
import type { Span } from '../normalize/span'
import type { Token } from '../normalize/token'
import { getRejectionPhrases, type RejectionPhrases } from './rejection-phrases'

/** A negation further away belongs to something else. Vietnamese writes a word as several syllables. */
const reachBefore: Readonly<Record<AssessLanguage, number>> = { en: 6, vi: 8 }
const reachAfter = 3
/** A negation between the words of a phrase negates them if little else stands there, or if it stands right before the last word. */
const mostInserted = 3
const nearestWords = 3

interface Sentence {
  /** Of the whole answer. */
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Whether the sentence rejects the phrase that it holds at this place: "I would never …", "… would be a mistake". */
export function isRejected(
  { text, tokens }: Sentence,
  place: Span,
  { phrase, language }: { readonly phrase: string; readonly language: AssessLanguage },
): boolean {
  const phrases = getRejectionPhrases(language, text)
  const forms = tokens.map(({ lower }) => lower)
  const first = tokens.findIndex(({ end }) => end > place.start)
  const end = tokens.findLastIndex(({ start }) => start < place.end) + 1
  if (findAfter(phrases, forms.slice(end))) return true
  const wanted = splitWords(phrase)
  if (listNegations(phrases, wanted).length > 0) return false
  const inside = end - first <= wanted.length + mostInserted ? first : end - nearestWords
  if (listNegations(phrases, forms.slice(Math.max(first, inside), end)).length > 0) return true
  const from = Math.max(0, first - reachBefore[language] - longestNegation)
  const before = listNegations(phrases, forms.slice(from, first)).map((hit) => ({ ...hit, from: from + hit.from }))
  return before.some((hit) => {
    const next = hit.from + hit.length
    const between = forms.slice(next, first)
    const gaps = tokens.slice(next, first + 1).map((token, at) => text.slice(tokens[next + at - 1]?.end, token.start))
    return between.length <= reachBefore[language] && isSameClause(phrases, { phrase: hit.phrase, between, gaps })
  })
}

const longestNegation = 4

const listNegations = ({ before, harmless }: RejectionPhrases, forms: readonly string[]): PhraseHit[] =>
  findPhrases(before, forms).filter(({ phrase }) => !harmless.has(phrase))

interface Distance {
  /** The negation. */
  readonly phrase: string
  readonly between: readonly string[]
  /** The text before each word after the negation, up to the phrase. */
  readonly gaps: readonly string[]
}

/** "Never, ever restart it" is one clause, "I never panic, I restart it" is two. */
function isSameClause(
  { clauseStarts, subjects, thoughts, answers }: RejectionPhrases,
  { phrase, between, gaps }: Distance,
): boolean {
  const isComma = (gap: string): boolean => /[,;:–—]/u.test(gap)
  const [next = '', ...later] = gaps
  if (later.some(isComma) && !isComma(next)) return false
  if (isComma(next) && answers.has(phrase)) return false
  return !between.some((word) => clauseStarts.has(word) || (subjects.has(word) && !thoughts.has(phrase)))
}

function findAfter({ after, clauseStarts, subjects }: RejectionPhrases, forms: readonly string[]): boolean {
  return findPhrases(after, forms.slice(0, reachAfter + longestNegation)).some(
    ({ from }) =>
      from <= reachAfter && !forms.slice(0, from).some((word) => clauseStarts.has(word) || subjects.has(word)),
  )
}
