import { detectLanguage, type InterviewLanguage } from '@candor/contract'

const vietnameseLetter = /[àáâãèéêìíòóôõùúýăđĩũơư\u1ea0-\u1ef9]/
const vietnameseShare = 0.5

const listWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** An English answer may name Vietnamese people and places, so it needs at least half of Vietnamese words to be none. */
const isEnglish = (words: readonly string[]): boolean =>
  words.filter((word) => vietnameseLetter.test(word)).length < words.length * vietnameseShare || words.length === 0

const isVietnamese = (words: readonly string[]): boolean => detectLanguage(words.join(' ')) === 'vi'

const checks: Readonly<Record<InterviewLanguage, (words: readonly string[]) => boolean>> = {
  en: isEnglish,
  vi: isVietnamese,
}

/** Whether a candidate who chose this language can read the text. The words of these names don't count. */
export const isInLanguage = (text: string, language: InterviewLanguage, names: readonly string[]): boolean => {
  const nameWords = new Set(names.flatMap(listWords))
  return checks[language](listWords(text).filter((word) => !nameWords.has(word)))
}
