import type { InterviewLanguage, Question, ScreeningQuestion, SetContent } from '@candor/contract'
import { pickTexts } from './translated-original'

type Translatable = Pick<SetContent, 'languages' | 'questions' | 'screeningQuestions' | 'companyIntro'>

export type TranslatedField =
  | 'companyIntro'
  | 'questionText'
  | 'expectedPoints'
  | 'wrongIf'
  | 'screeningLabel'
  | 'screeningOptions'

/** A text that doesn't exist in one of the set's languages. */
export interface MissingTranslation {
  readonly language: InterviewLanguage
  readonly field: TranslatedField
  /** Of the question or screening question, and its place in the list; of the company's text, its name and 0. */
  readonly id: string
  readonly index: number
}

const isEmpty = (text: string): boolean => text.trim() === ''
const countFilled = (texts: readonly string[]): number => texts.filter((text) => !isEmpty(text)).length

const listQuestionFields = (question: Question, language: InterviewLanguage): readonly TranslatedField[] => {
  const { text = '', expectedPoints = [], wrongIf = [] } = question.translations?.[language] ?? {}
  const needsPoints = countFilled(question.expectedPoints) > 0
  const needsPhrases = countFilled(question.wrongIf ?? []) > 0
  return [
    ...(isEmpty(text) ? ['questionText' as const] : []),
    ...(needsPoints && countFilled(expectedPoints) === 0 ? ['expectedPoints' as const] : []),
    ...(needsPhrases && countFilled(wrongIf) === 0 ? ['wrongIf' as const] : []),
  ]
}

/** As many options as in the first language, because an option is known by its place. */
const listScreeningFields = (question: ScreeningQuestion, language: InterviewLanguage): readonly TranslatedField[] => {
  const { label = '', options = [] } = question.translations?.[language] ?? {}
  const hasAllOptions = countFilled(options) === countFilled(question.options)
  return [
    ...(isEmpty(label) ? ['screeningLabel' as const] : []),
    ...(hasAllOptions ? [] : ['screeningOptions' as const]),
  ]
}

/** The company's text is needed in every language of the set if it is there in one. */
const listIntroFields = ({ languages, companyIntro = {} }: Translatable, language: InterviewLanguage) => {
  const isMissing = (code: InterviewLanguage): boolean => isEmpty(companyIntro[code] ?? '')
  return isMissing(language) && !languages.every(isMissing) ? ['companyIntro' as const] : []
}

const locateIntro = (content: Translatable, language: InterviewLanguage): readonly MissingTranslation[] =>
  listIntroFields(content, language).map((field) => ({ language, field, id: 'companyIntro', index: 0 }))

const listMissingIn = (content: Translatable, language: InterviewLanguage): readonly MissingTranslation[] => {
  const locate = (id: string, index: number) => (field: TranslatedField) => ({ language, field, id, index })
  return [
    ...locateIntro(content, language),
    ...content.questions.flatMap((question, index) =>
      listQuestionFields(question, language).map(locate(question.id, index)),
    ),
    ...content.screeningQuestions.flatMap((question, index) =>
      listScreeningFields(question, language).map(locate(question.id, index)),
    ),
  ]
}

/** The texts that a set lacks in the languages after its first, and the company's text in any of them. */
export const listMissingTranslations = (content: Translatable): readonly MissingTranslation[] =>
  content.languages.flatMap((language, index) =>
    index === 0 ? locateIntro(content, language) : listMissingIn(content, language),
  )

/** The languages in which a candidate can be interviewed: those in which all texts exist. */
export const listOfferedLanguages = (content: Translatable): InterviewLanguage[] =>
  content.languages.filter((language, index) => index === 0 || listMissingIn(content, language).length === 0)

/**
 * The content with its texts in one language. A text without a translation stays as it is: interviews from before
 * translations existed were asked so.
 */
export const localizeContent = (content: SetContent, language: InterviewLanguage): SetContent => {
  if (language === content.languages[0]) return content
  return {
    ...content,
    questions: content.questions.map((question) => {
      // Phrases of another language would be searched for in vain.
      const { wrongIf: _, ...others } = question
      const translation = question.translations?.[language]
      return translation === undefined ? question : { ...others, ...pickTexts(translation) }
    }),
    screeningQuestions: content.screeningQuestions.map((question) => ({
      ...question,
      ...question.translations?.[language],
    })),
  }
}

/** The content with its texts as translations into its first language too, so that they outlast another first. */
const keepTexts = (content: SetContent, language: InterviewLanguage): SetContent => ({
  ...content,
  questions: content.questions.map((question) => {
    return { ...question, translations: { ...question.translations, [language]: pickTexts(question) } }
  }),
  screeningQuestions: content.screeningQuestions.map((question) => {
    const { label, options, translations } = question
    return { ...question, translations: { ...translations, [language]: { label, options } } }
  }),
})

/**
 * The content without one of its languages. If it was the first, the translations into the next become the texts;
 * a text that has no translation stays. The texts of the removed language come back with it.
 */
export const removeLanguage = (content: SetContent, language: InterviewLanguage): SetContent => {
  const languages = content.languages.filter((kept) => kept !== language)
  const [first] = languages
  const isTextChanged = language === content.languages[0] && first !== undefined
  if (!isTextChanged) return { ...content, languages }
  return { ...localizeContent(keepTexts(content, language), first), languages }
}

/** Chosen options in another language of the set; other values stay as they are. */
export const translateOptions = (
  values: readonly string[],
  from: ScreeningQuestion | undefined,
  to: ScreeningQuestion | undefined,
): string[] => values.map((value) => to?.options[from?.options.indexOf(value) ?? -1] ?? value)
