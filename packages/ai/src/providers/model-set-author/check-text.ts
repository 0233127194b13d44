import { detectLanguage, lintQuestion } from '@candor/contract'
import type { AuthorLanguage } from '../../ports/set-author'
import { PROTECTED_LINE } from '../builtin/set-author/text/competency-cues'

export const tokenizeWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? []

/** Texts of the same words are the same, whatever their signs and capitals. */
export const getTextKey = (text: string): string => tokenizeWords(text).join(' ')

/** No markup, no place to fill in, no address. "C#" and "C++" are plain. */
export const isPlainText = (text: string): boolean => !/[\p{Cc}\p{Cf}<>{}[\]`*|\\]|:\/\/|www\./u.test(text)

const latinOnly = /^[\p{Script=Latin}\p{M}\p{P}\p{N}\p{S}\p{Zs}]*$/u
const englishWord =
  /^(a|about|an|and|are|as|at|by|can|could|describe|did|do|does|explain|for|from|give|had|has|have|how|if|in|is|it|last|me|of|on|one|or|so|that|the|their|them|these|they|this|to|was|were|what|when|where|which|who|why|with|would|you|your|yourself)$/
const minEnglishShare = 0.15

/** For rows of words without sentences around them. */
export const areWordsIn = (text: string, language: AuthorLanguage): boolean =>
  latinOnly.test(text) && detectLanguage(text) === language

/** For whole sentences. */
export function isSentenceIn(text: string, language: AuthorLanguage): boolean {
  if (!areWordsIn(text, language)) return false
  if (language === 'vi') return true
  const words = tokenizeWords(text)
  return words.filter((word) => englishWord.test(word)).length >= words.length * minEnglishShare
}

/** Short enough that a Vietnamese set may hold it as it is: "SQL Server". */
const maxForeignWords = 3

/** For names, which may hold none but the names of tools. */
export function isNameIn(text: string, language: AuthorLanguage): boolean {
  if (!latinOnly.test(text)) return false
  return detectLanguage(text) === language || (language === 'vi' && tokenizeWords(text).length <= maxForeignWords)
}

/** Faults of a question that are about its wording and not about a topic. */
const wordingFaults: ReadonlySet<string> = new Set(['leading', 'vague', 'severalQuestions'])

/** Whether it speaks of age, sex, looks, family, health, religion or origin. The country's name is not the word for male. */
export const isProtectedText = (text: string): boolean =>
  PROTECTED_LINE.test(text.replace(/việt nam/giu, ' ')) ||
  lintQuestion(text).some(({ fault }) => !wordingFaults.has(fault))
