import type { InterviewLanguage, InterviewMode, SetContent } from '@candor/contract'
import {
  createSession,
  getNumberOfRetakes,
  isSpokenMode,
  listOfferedLanguages,
  localizeContent,
  type PlannedQuestion,
  planQuestions,
  type SessionMachineState,
} from '@candor/domain'
import { AppError } from '../../platform/errors'
import { practiceQuestions } from './texts'

type NewId = () => string

const planPractice = (language: InterviewLanguage, newId: NewId): readonly PlannedQuestion[] =>
  practiceQuestions[language].map(({ text, kind }) => ({
    questionId: newId(),
    answerId: newId(),
    text,
    kind,
    requirementTerms: [],
    expectedPoints: [],
    minCharacters: null,
  }))

export interface Choice {
  readonly mode: InterviewMode
  readonly language: InterviewLanguage
  readonly isPractice: boolean
  readonly isRehearsal: boolean
  readonly isAiAllowed: boolean
  readonly isRecordingAllowed: boolean
  /** Absent: not at the candidate's own pace. */
  readonly isOwnPace?: boolean
}

/** Refuses a language in which texts of the set are missing. */
export const requireOfferedLanguage = (content: SetContent, language: InterviewLanguage): void => {
  if (!listOfferedLanguages(content).includes(language)) throw new AppError('LANGUAGE_NOT_OFFERED')
}

/** Without consent to a recording only the typed modes remain. */
const listModes = (content: SetContent, hasRecording: boolean): readonly InterviewMode[] =>
  hasRecording ? content.modes : content.modes.filter((mode) => !isSpokenMode(mode))

/** A session that has not begun, with its plan: the set's questions, or a practice's generic ones. */
export const planSession = (content: SetContent, choice: Choice, newId: NewId): SessionMachineState => {
  const { isPractice, isRehearsal, language, mode } = choice
  const isGeneric = isPractice && !isRehearsal
  return createSession({
    isPractice,
    isRehearsal,
    language,
    mode,
    modesOffered: listModes(content, choice.isRecordingAllowed),
    isAiAllowed: choice.isAiAllowed,
    plan: isGeneric ? planPractice(language, newId) : planQuestions(localizeContent(content, language), newId),
    // A practice is never submitted, so it has no time for retakes.
    numberOfRetakes: isPractice ? 0 : getNumberOfRetakes(content),
    durationMinutes: isGeneric ? null : content.durationMinutes,
    ...(choice.isOwnPace === undefined ? {} : { isOwnPace: choice.isOwnPace }),
  })
}
