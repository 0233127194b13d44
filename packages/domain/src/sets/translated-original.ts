import type { InterviewLanguage, Question, QuestionTranslation } from '@candor/contract'

type Original = Pick<Question, 'text' | 'expectedPoints'>

const isFilled = (line: string): boolean => line.trim() !== ''

/** FNV-1a of the text and the points of a question, without empty lines: they aren't saved. */
export function hashOriginal({ text, expectedPoints }: Original): string {
  let hash = 0x811c9dc5
  for (const character of [text, ...expectedPoints]
    .map((line) => line.trim())
    .filter(isFilled)
    .join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const hasText = ({ text, expectedPoints }: Original): boolean => [text, ...expectedPoints].some(isFilled)

/** Whether the translation was made of another original. Unknown for old translations: they are taken as right. */
export function isOriginalChanged(question: Question, language: InterviewLanguage): boolean {
  const translation = question.translations?.[language]
  if (translation?.originalHash === undefined || !hasText(translation)) return false
  return translation.originalHash !== hashOriginal(question)
}

const withTranslation = (
  question: Question,
  language: InterviewLanguage,
  translation: QuestionTranslation,
): Question => ({ ...question, translations: { ...question.translations, [language]: translation } })

/**
 * The question with a changed translation, which is one of the original as it is now. If the original had changed before,
 * the translation stays one of the earlier original until a person confirms it.
 */
export function stampOriginal(question: Question, language: InterviewLanguage, changed: Original): Question {
  const { text, expectedPoints } = changed
  const earlier = isOriginalChanged(question, language) ? question.translations?.[language]?.originalHash : undefined
  return withTranslation(question, language, { text, expectedPoints, originalHash: earlier ?? hashOriginal(question) })
}

/** The question with a translation that a person found right for the original as it is now. */
export function confirmTranslation(question: Question, language: InterviewLanguage): Question {
  const translation = question.translations?.[language]
  if (translation === undefined) return question
  return withTranslation(question, language, { ...translation, originalHash: hashOriginal(question) })
}
