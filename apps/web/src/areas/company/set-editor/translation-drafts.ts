import type { DraftTranslation, InterviewLanguage, Question } from '@candor/contract'
import { stampOriginal } from '@candor/domain'
import { createContext, useContext } from 'react'
import { filledLines } from './list-edit'
import { translationPath } from './set-form'

/** What was drafted for a question, and the text that was translated. */
export interface QuestionDraft {
  readonly id: string
  readonly text: string
  readonly translation: DraftTranslation | null
}

export interface Drafted {
  readonly questions: Question[]
  /** The texts filled in, by the path of their field. */
  readonly texts: ReadonlyMap<string, string>
}

const joinLines = (lines: readonly string[]): string => filledLines(lines).join('\n')

/** What a draft adds to the fields of one translation. Points are fitted to the drafted text, so they go only with that. */
function fillFields(question: Question, language: InterviewLanguage, draft: DraftTranslation) {
  const { text = '', expectedPoints = [] } = question.translations?.[language] ?? {}
  const isTextEmpty = text.trim() === ''
  const takesPoints =
    filledLines(expectedPoints).length === 0 &&
    filledLines(question.expectedPoints).length > 0 &&
    (isTextEmpty || text === draft.text)
  const points = takesPoints ? draft.expectedPoints : null
  return {
    text: isTextEmpty ? draft.text : null,
    points,
    translation: { text: isTextEmpty ? draft.text : text, expectedPoints: points ?? expectedPoints },
  }
}

/** Fills empty fields alone, and only of questions whose text is still the one that was translated. */
export function fillDrafts(
  questions: readonly Question[],
  language: InterviewLanguage,
  drafts: readonly QuestionDraft[],
): Drafted {
  const texts = new Map<string, string>()
  const filled = questions.map((question) => {
    const draft = drafts.find(({ id, text }) => id === question.id && text === question.text)?.translation ?? null
    if (draft === null) return question
    const { text, points, translation } = fillFields(question, language, draft)
    if (text !== null) texts.set(translationPath(question.id, language, 'questionText'), text)
    if (points !== null) texts.set(translationPath(question.id, language, 'expectedPoints'), joinLines(points))
    return stampOriginal(question, language, translation)
  })
  return { questions: filled, texts }
}

/** The drafted texts of the questions on this page. */
export const DraftedTexts = createContext<ReadonlyMap<string, string>>(new Map())

/** Whether the text of a field is the drafted one, unchanged. */
export function useIsDrafted(): (path: string, lines: readonly string[]) => boolean {
  const drafted = useContext(DraftedTexts)
  return (path, lines) => drafted.get(path) === joinLines(lines)
}
