import {
  type DigitalSource,
  type DraftTranslation,
  getDigitalSource,
  type InterviewLanguage,
  type Question,
} from '@candor/contract'
import { pickTexts, stampOriginal } from '@candor/domain'
import { createContext, useContext } from 'react'
import { filledLines } from './list-edit'
import { translationPath } from './set-form'

/** What was drafted for a question, and the texts that were translated. */
export interface QuestionDraft extends Pick<Question, 'id' | 'text' | 'expectedPoints'> {
  readonly translation: DraftTranslation | null
}

/** A text that was filled in, and what drafted it: 'builtin' or a model's id. */
export interface DraftedText {
  readonly text: string
  readonly producedBy: string
}

export interface Drafted {
  readonly questions: Question[]
  /** The texts filled in, by the path of their field. */
  readonly texts: ReadonlyMap<string, DraftedText>
}

const joinLines = (lines: readonly string[]): string => filledLines(lines).join('\n')

/** What a draft adds to the fields of one translation. Points are fitted to the drafted text, so they go only with that. */
function fillFields(question: Question, language: InterviewLanguage, draft: DraftTranslation) {
  const texts = pickTexts({ text: '', expectedPoints: [], ...question.translations?.[language] })
  const { text, expectedPoints } = texts
  const isTextEmpty = text.trim() === ''
  const takesPoints =
    filledLines(expectedPoints).length === 0 &&
    filledLines(question.expectedPoints).length > 0 &&
    (isTextEmpty || text === draft.text)
  const points = takesPoints ? draft.expectedPoints : null
  return {
    text: isTextEmpty ? draft.text : null,
    points,
    translation: { ...texts, text: isTextEmpty ? draft.text : text, expectedPoints: points ?? expectedPoints },
  }
}

/** A model takes its time: meanwhile the question may change. */
const isSameOriginal = (question: Question, draft: QuestionDraft): boolean =>
  draft.id === question.id &&
  draft.text === question.text &&
  joinLines(draft.expectedPoints) === joinLines(question.expectedPoints)

/** Fills empty fields alone, and only of questions that are still the ones that were translated. */
export function fillDrafts(
  questions: readonly Question[],
  language: InterviewLanguage,
  drafts: readonly QuestionDraft[],
): Drafted {
  const texts = new Map<string, DraftedText>()
  const filled = questions.map((question) => {
    const draft = drafts.find((candidate) => isSameOriginal(question, candidate))?.translation ?? null
    if (draft === null) return question
    const { producedBy } = draft
    const { text, points, translation } = fillFields(question, language, draft)
    if (text !== null) texts.set(translationPath(question.id, language, 'questionText'), { text, producedBy })
    if (points !== null)
      texts.set(translationPath(question.id, language, 'expectedPoints'), { text: joinLines(points), producedBy })
    return stampOriginal(question, language, translation)
  })
  return { questions: filled, texts }
}

/** The drafted texts of the questions on this page. */
export const DraftedTexts = createContext<ReadonlyMap<string, DraftedText>>(new Map())

/** What drafted the text of a field; null: it isn't the drafted one. */
export function useDraftAuthor(): (path: string, lines: readonly string[]) => string | null {
  const drafted = useContext(DraftedTexts)
  return (path, lines) => {
    const draft = drafted.get(path)
    return draft !== undefined && draft.text === joinLines(lines) ? draft.producedBy : null
  }
}

/** The term for what drafted a text; null: a person wrote it. */
export const toDigitalSource = (author: string | null): DigitalSource | null =>
  author === null ? null : getDigitalSource(author)

/** The source of a question's own text until a person changes it; null: a person wrote or changed it. */
export function useDraftSource({ id, text }: Pick<Question, 'id' | 'text'>): DigitalSource | null {
  return toDigitalSource(useDraftAuthor()(id, [text]))
}
