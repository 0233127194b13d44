import { type FilePurpose, type ScreeningQuestionType, screeningQuestionType } from '@candor/contract'

/** What differs between screening questions by their type. */
export interface ScreeningKind {
  /** The answer is chosen among the question's own options. */
  readonly hasOptions: boolean
  /** The answer is the id of an uploaded file. */
  readonly isFile: boolean
  readonly allowsMany: boolean
  /** The question is about the candidate's background. */
  readonly isBackground: boolean
  /** The form control that takes the answer. */
  readonly control: 'textArea' | 'textField' | 'checkboxes' | 'radioGroup' | 'upload'
}

const typed = { hasOptions: false, isFile: false, allowsMany: false, isBackground: false } as const
const chosen = { ...typed, hasOptions: true } as const

const screeningKinds: Readonly<Record<ScreeningQuestionType, ScreeningKind>> = {
  [screeningQuestionType.TEXT]: { ...typed, control: 'textArea' },
  [screeningQuestionType.CHECKBOX]: { ...chosen, allowsMany: true, control: 'checkboxes' },
  [screeningQuestionType.RADIO]: { ...chosen, control: 'radioGroup' },
  [screeningQuestionType.FILE]: { ...typed, isFile: true, control: 'upload' },
  [screeningQuestionType.BACKGROUND_QUESTION]: { ...typed, isBackground: true, control: 'textField' },
}

export function getScreeningKind(type: ScreeningQuestionType): ScreeningKind {
  return screeningKinds[type]
}

/** What a candidate's file is for. Null: it is the CV. */
export const getFilePurpose = (questionId: string | null): FilePurpose =>
  questionId === null ? 'cv' : `question:${questionId}`
