import {
  type InterviewLanguage,
  type InterviewMode,
  type PracticeTier,
  practiceTier,
  type SetContent,
} from '@candor/contract'
import {
  createSession,
  getNumberOfRetakes,
  isSimilarPractice,
  isSpokenMode,
  listOfferedLanguages,
  localizeContent,
  type PlannedQuestion,
  planQuestions,
  type SessionMachineState,
} from '@candor/domain'
import { AppError } from '../../platform/errors'
import { listGeneralQuestions, type PracticeQuestion } from './similar-practice'

type NewId = () => string

const planPractice = (
  questions: readonly PracticeQuestion[],
  { content, newId }: { readonly content: SetContent; readonly newId: NewId },
): readonly PlannedQuestion[] =>
  questions.map((question, index) => ({
    ...question,
    questionId: newId(),
    answerId: newId(),
    minCharacters: content.questions[index]?.minCharacters ?? null,
  }))

export interface Choice {
  readonly mode: InterviewMode
  readonly language: InterviewLanguage
  readonly isPractice: boolean
  readonly isRehearsal: boolean
  readonly practiceTier?: PracticeTier
  /** What a practice like the interview asks. */
  readonly practiceQuestions?: readonly PracticeQuestion[]
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

const choosePlan = (content: SetContent, choice: Choice, newId: NewId): readonly PlannedQuestion[] => {
  const { isPractice, isRehearsal, language, practiceTier: tier, practiceQuestions = [] } = choice
  if (!isPractice || isRehearsal) return planQuestions(localizeContent(content, language), newId)
  if (tier !== undefined && isSimilarPractice(tier)) return planPractice(practiceQuestions, { content, newId })
  return planPractice(listGeneralQuestions(language), { content: { ...content, questions: [] }, newId })
}

/** A session that has not begun, with its plan: the set's questions, or a practice's own. */
export const planSession = (content: SetContent, choice: Choice, newId: NewId): SessionMachineState => {
  const { isPractice, isRehearsal, language, mode, practiceTier: tier = practiceTier.BASIC } = choice
  const isGeneral = isPractice && !isRehearsal && !isSimilarPractice(tier)
  return createSession({
    isPractice,
    isRehearsal,
    practiceTier: tier,
    language,
    mode,
    modesOffered: listModes(content, choice.isRecordingAllowed),
    isAiAllowed: choice.isAiAllowed,
    plan: choosePlan(content, choice, newId),
    // A practice is never submitted, so it has no time for retakes.
    numberOfRetakes: isPractice ? 0 : getNumberOfRetakes(content),
    durationMinutes: isGeneral ? null : content.durationMinutes,
    ...(choice.isOwnPace === undefined ? {} : { isOwnPace: choice.isOwnPace }),
  })
}
