import type { InterviewLanguage } from '../enums'
import { COMMON_WORDS } from './common-words'
import { parseExpectedPoint } from './expected-points'
import { splitWords } from './split-words'

export type PointFault =
  | 'too_few_points'
  | 'too_many_points'
  | 'no_heading'
  | 'too_few_alternatives'
  | 'too_many_alternatives'
  | 'too_long'
  | 'only_question_words'
  | 'only_common_words'
  | 'shared_alternative'

/** What is wrong with a point, at its place in the list (null: with the list itself), and the words meant. */
export interface PointFinding {
  readonly fault: PointFault
  readonly point: number | null
  readonly words: string
}

export const pointLimits = {
  points: { min: 3, max: 5 },
  alternatives: { min: 5, max: 12 },
  /** Vietnamese writes a word as several syllables. */
  words: { en: 3, vi: 5 },
} as const

interface Lint {
  readonly question: string
  readonly language: InterviewLanguage
}

/** English words meet by their first letters: "planned" and "planning". */
const stem = (word: string, language: InterviewLanguage) =>
  language === 'en' && word.length > 5 ? word.slice(0, 5) : word

/** Why an alternative cannot tell a good answer from an empty one; null when it can. */
export function findAlternativeFault(alternative: string, lint: Lint): PointFault | null {
  if (splitWords(alternative).length > pointLimits.words[lint.language]) return 'too_long'
  return findWordFault(alternative, lint)
}

/** Whether all words of a phrase are in the question, or in almost every answer. */
export function findWordFault(
  phrase: string,
  { question, language }: Lint,
): 'only_question_words' | 'only_common_words' | null {
  const words = splitWords(phrase)
  const asked = new Set(splitWords(question).map((word) => stem(word, language)))
  if (words.every((word) => asked.has(stem(word, language)))) return 'only_question_words'
  // Vietnamese words are rows of syllables, each of them common: only a single one tells nothing.
  const mayBeCommon = language === 'en' || words.length === 1
  return mayBeCommon && words.every((word) => COMMON_WORDS[language].has(word)) ? 'only_common_words' : null
}

function lintPoint(line: string, place: number, lint: Lint): readonly PointFinding[] {
  const { heading, alternatives } = parseExpectedPoint(line)
  const findings: PointFinding[] = alternatives.flatMap((alternative) => {
    const fault = findAlternativeFault(alternative, lint)
    return fault === null ? [] : [{ fault, point: place, words: alternative }]
  })
  if (heading === '') findings.push({ fault: 'no_heading', point: place, words: line })
  if (alternatives.length < pointLimits.alternatives.min)
    findings.push({ fault: 'too_few_alternatives', point: place, words: heading })
  if (alternatives.length > pointLimits.alternatives.max)
    findings.push({ fault: 'too_many_alternatives', point: place, words: heading })
  return findings
}

/** Why expected points may not be found in an answer; empty when they can be. */
export function lintExpectedPoints(points: readonly string[], lint: Lint): readonly PointFinding[] {
  const findings = points.flatMap((line, place) => lintPoint(line, place, lint))
  if (points.length < pointLimits.points.min) findings.push({ fault: 'too_few_points', point: null, words: '' })
  if (points.length > pointLimits.points.max) findings.push({ fault: 'too_many_points', point: null, words: '' })
  const seen = new Map<string, number>()
  points.forEach((line, place) => {
    for (const alternative of parseExpectedPoint(line).alternatives) {
      const key = splitWords(alternative).join(' ')
      if (seen.has(key)) findings.push({ fault: 'shared_alternative', point: place, words: alternative })
      seen.set(key, place)
    }
  })
  return findings
}
