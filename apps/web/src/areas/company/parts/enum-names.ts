import { type ScreeningQuestionType, type Status, screeningQuestionType, status } from '@candor/contract'

/** The contract's numbers as the names their texts are kept under. */
export const statusNames = {
  [status.INACTIVE]: 'inactive',
  [status.ACTIVE]: 'active',
  [status.PENDING]: 'pending',
  [status.ARCHIVED]: 'archived',
  [status.INCOMPLETE]: 'incomplete',
} as const satisfies Record<Status, string>

export const screeningTypeNames = {
  [screeningQuestionType.TEXT]: 'text',
  [screeningQuestionType.CHECKBOX]: 'checkbox',
  [screeningQuestionType.RADIO]: 'radio',
  [screeningQuestionType.FILE]: 'file',
  [screeningQuestionType.BACKGROUND_QUESTION]: 'background_question',
} as const satisfies Record<ScreeningQuestionType, string>
