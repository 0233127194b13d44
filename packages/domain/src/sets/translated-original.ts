import type { InterviewLanguage, Question, QuestionTranslation } from '@candor/contract'

/** What a question says in one language. */
export type QuestionTexts = Pick<Question, 'text' | 'expectedPoints' | 'wrongIf'>

export const pickTexts = ({ text, expectedPoints, wrongIf }: QuestionTexts): QuestionTexts => ({
  text,
  expectedPoints,
  ...(wrongIf === undefined ? {} : { wrongIf }),
})

const isFilled = (line: string): boolean => line.trim() !== ''

/** Before the phrases, so that a line which moves from the points to the phrases changes the hash. */
const wrongIfMark = '\u0000'

/** FNV-1a of the texts of a question, without empty lines: they aren't saved. */
export function hashOriginal({ text, expectedPoints, wrongIf = [] }: QuestionTexts): string {
  let hash = 0x811c9dc5
  const phrases = wrongIf.filter(isFilled)
  const lines = [text, ...expectedPoints, ...(phrases.length === 0 ? [] : [wrongIfMark, ...phrases])]
  for (const character of lines
    .map((line) => line.trim())
    .filter(isFilled)
    .join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const hasText = ({ text, expectedPoints, wrongIf = [] }: QuestionTexts): boolean =>
  [text, ...expectedPoints, ...wrongIf].some(isFilled)

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
export function stampOriginal(question: Question, language: InterviewLanguage, changed: QuestionTexts): Question {
  const earlier = isOriginalChanged(question, language) ? question.translations?.[language]?.originalHash : undefined
  return withTranslation(question, language, {
    ...pickTexts(changed),
    originalHash: earlier ?? hashOriginal(question),
  })
}

/** The question with a translation that a person found right for the original as it is now. */
export function confirmTranslation(question: Question, language: InterviewLanguage): Question {
  const translation = question.translations?.[language]
  if (translation === undefined) return question
  return withTranslation(question, language, { ...translation, originalHash: hashOriginal(question) })
}
