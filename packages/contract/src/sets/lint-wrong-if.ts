import type { InterviewLanguage } from '../enums'
import { COMMON_WORDS } from './common-words'
import { parseExpectedPoint } from './expected-points'
import { findWordFault } from './lint-expected-points'
import type { Question } from './sets'
import { splitWords } from './split-words'

export type PhraseFault = 'too_long' | 'only_question_words' | 'only_common_words' | 'expected_point'

/** What is wrong with a “wrong if” phrase, and the phrase. */
export interface PhraseFinding {
  readonly fault: PhraseFault
  readonly words: string
}

/** Longer phrases are hardly ever said word for word. Vietnamese writes a word as several syllables. */
export const wrongIfWords: Readonly<Record<InterviewLanguage, number>> = { en: 6, vi: 9 }

const getKey = (phrase: string): string => splitWords(phrase).join(' ')

/** Why a phrase would not be found in wrong answers, or would be found in right ones. */
export function lintWrongIf(
  { text, expectedPoints, wrongIf = [] }: Pick<Question, 'text' | 'expectedPoints' | 'wrongIf'>,
  language: InterviewLanguage,
): readonly PhraseFinding[] {
  const expected = new Set(expectedPoints.flatMap((line) => parseExpectedPoint(line).alternatives.map(getKey)))
  const findFault = (phrase: string): PhraseFault | null => {
    if (splitWords(phrase).length > wrongIfWords[language]) return 'too_long'
    if (expected.has(getKey(phrase))) return 'expected_point'
    const lint = { question: text, language }
    const telling = splitWords(phrase).filter((word) => !COMMON_WORDS[language].has(word))
    return findWordFault(phrase, lint) ?? (telling.length === 0 ? null : findWordFault(telling.join(' '), lint))
  }
  return wrongIf
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => {
      const fault = findFault(phrase)
      return fault === null ? [] : [{ fault, words: phrase }]
    })
}
