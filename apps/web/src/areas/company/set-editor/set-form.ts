import {
  type Criterion,
  type InterviewLanguage,
  interviewLanguages,
  interviewModes,
  type Question,
  type QuestionTranslation,
  type Requirement,
  type ScreeningQuestion,
  type ScreeningTranslation,
  type SetContent,
  screeningQuestionType,
  setLimits,
} from '@candor/contract'
import {
  getScreeningKind,
  listMissingResultReasons,
  listMissingTranslations,
  missingParts,
  type TranslatedField,
} from '@candor/domain'
import { filledLines } from './list-edit'

/** What is being edited: the set's name and its content. */
export interface SetForm {
  readonly name: string
  readonly content: SetContent
}

export type ProblemKey =
  | 'name'
  | 'positionName'
  | 'languages'
  | 'modes'
  | 'alternativeContact'
  | 'durationMinutes'
  | 'requirementName'
  | 'questionText'
  | 'criterionName'
  | 'screeningLabel'
  | 'screeningOptions'
  | 'screeningFacts'
  | 'resultOffReason'
  | 'translation'
  | 'translatedOptions'
  | 'accentColor'
  | 'accentTooLight'
/** Where something is missing (a field, or the id of an entry) and what. */
export type Problems = ReadonlyMap<string, ProblemKey>

export const newId = (): string => crypto.randomUUID()
export const newRequirement = (): Requirement => ({
  id: newId(),
  name: '',
  kind: 'skill',
  weight: 3,
  isMustHave: false,
})
export const newQuestion = (): Question => ({
  id: newId(),
  text: '',
  kind: 'behavioural',
  requirementId: null,
  expectedPoints: [],
  criteria: [],
  minCharacters: null,
})
export const newCriterion = (): Criterion => ({ name: '', anchors: ['', '', '', '', ''], dimension: null })
export const newScreening = (): ScreeningQuestion => ({
  id: newId(),
  type: screeningQuestionType.TEXT,
  label: '',
  isRequired: true,
  options: [],
})

export const hasOptions = (question: ScreeningQuestion): boolean => getScreeningKind(question.type).hasOptions

const isEmpty = (text: string): boolean => text.trim() === ''

const isWrongDuration = (minutes: number | null): boolean =>
  minutes !== null &&
  (!Number.isInteger(minutes) || minutes < setLimits.durationMinutes.min || minutes > setLimits.durationMinutes.max)

function findBasicsProblems({ name, content }: SetForm): [string, ProblemKey][] {
  const found: [string, ProblemKey][] = []
  if (isEmpty(name)) found.push(['name', 'name'])
  if (isEmpty(content.positionName)) found.push(['positionName', 'positionName'])
  if (content.languages.length === 0) found.push(['languages', 'languages'])
  if (content.modes.length === 0) found.push(['modes', 'modes'])
  if (missingParts(content).includes('alternativeContact')) found.push(['alternativeContact', 'alternativeContact'])
  if (isWrongDuration(content.durationMinutes)) found.push(['durationMinutes', 'durationMinutes'])
  return found
}

export const criterionPath = (questionId: string, index: number): string => `${questionId} ${index}`

function findQuestionProblems(question: Question): [string, ProblemKey][] {
  const found: [string, ProblemKey][] = isEmpty(question.text) ? [[question.id, 'questionText']] : []
  for (const [index, criterion] of question.criteria.entries())
    if (isEmpty(criterion.name)) found.push([criterionPath(question.id, index), 'criterionName'])
  return found
}

function findScreeningProblems(question: ScreeningQuestion): [string, ProblemKey][] {
  const found: [string, ProblemKey][] = isEmpty(question.label) ? [[question.id, 'screeningLabel']] : []
  if (hasOptions(question) && filledLines(question.options).length < 2)
    found.push([`${question.id} options`, 'screeningOptions'])
  if (getScreeningKind(question.type).isBackground && question.facts?.length === 0)
    found.push([`${question.id} facts`, 'screeningFacts'])
  return found
}

export const resultReasonPath = (language: InterviewLanguage): string => `resultOffReason ${language}`

/** The field of a text in another language; begins with the entry's id, like every problem of that entry. */
export const translationPath = (id: string, language: InterviewLanguage, field: TranslatedField): string =>
  `${id} ${language} ${field}`

const findTranslationProblems = (content: SetContent): [string, ProblemKey][] =>
  listMissingTranslations(content).map(({ id, language, field }) => [
    translationPath(id, language, field),
    field === 'screeningOptions' ? 'translatedOptions' : 'translation',
  ])

/** What must be mended before the server would take it; a set without questions may be saved, it is a draft then. */
export function findProblems(form: SetForm): Problems {
  const { requirements, questions, screeningQuestions } = form.content
  return new Map([
    ...findBasicsProblems(form),
    ...requirements.flatMap((entry): [string, ProblemKey][] =>
      isEmpty(entry.name) ? [[entry.id, 'requirementName']] : [],
    ),
    ...questions.flatMap(findQuestionProblems),
    ...screeningQuestions.flatMap(findScreeningProblems),
    ...findTranslationProblems(form.content),
    ...listMissingResultReasons(form.content).map((language): [string, ProblemKey] => [
      resultReasonPath(language),
      'resultOffReason',
    ]),
  ])
}

const tidyPhrases = ({ wrongIf }: Pick<Question, 'wrongIf'>): Pick<Question, 'wrongIf'> =>
  wrongIf === undefined ? {} : { wrongIf: filledLines(wrongIf) }
const tidyTexts = (text: QuestionTranslation): QuestionTranslation => ({
  ...text,
  expectedPoints: filledLines(text.expectedPoints),
  ...tidyPhrases(text),
})
/** A question without phrases has none in another language, where no field shows them. */
const withoutPhrases = ({ wrongIf: _, ...text }: QuestionTranslation): QuestionTranslation => tidyTexts(text)
const hasPhrases = ({ wrongIf = [] }: Pick<Question, 'wrongIf'>): boolean => filledLines(wrongIf).length > 0

const withoutOptions = (text: ScreeningTranslation): ScreeningTranslation => ({ ...text, options: [] })
const tidyOptions = (text: ScreeningTranslation): ScreeningTranslation => ({
  ...text,
  options: filledLines(text.options),
})

/** The translations of an entry, each tidied; nothing where the entry has none. */
const tidyTranslations = <T>(
  translations: Partial<Record<InterviewLanguage, T>> | undefined,
  tidy: (text: T) => T,
): { translations?: Partial<Record<InterviewLanguage, T>> } => {
  if (translations === undefined) return {}
  const tidiedTexts: Partial<Record<InterviewLanguage, T>> = {}
  for (const language of interviewLanguages) {
    const text = translations[language]
    if (text !== undefined) tidiedTexts[language] = tidy(text)
  }
  return { translations: tidiedTexts }
}

/** As it is sent: lines that say nothing are dropped, and ties to requirements that were removed are cut. */
export function tidied({ name, content }: SetForm): SetForm {
  const known = new Set(content.requirements.map((requirement) => requirement.id))
  return {
    name: name.trim(),
    content: {
      ...content,
      questions: content.questions.map((question) => ({
        ...question,
        requirementId:
          question.requirementId !== null && known.has(question.requirementId) ? question.requirementId : null,
        expectedPoints: filledLines(question.expectedPoints),
        ...tidyPhrases(question),
        ...tidyTranslations(question.translations, hasPhrases(question) ? tidyTexts : withoutPhrases),
      })),
      screeningQuestions: content.screeningQuestions.map(({ facts, ...question }) => ({
        ...question,
        ...(facts === undefined || !getScreeningKind(question.type).isBackground ? {} : { facts }),
        options: hasOptions(question) ? filledLines(question.options) : [],
        ...tidyTranslations(question.translations, hasOptions(question) ? tidyOptions : withoutOptions),
      })),
    },
  }
}

/** The choices of a set that comes from a draft; everything can be changed on the edit page. */
export const presetContent: Pick<
  SetContent,
  'screeningQuestions' | 'interviewer' | 'durationMinutes' | 'modes' | 'requiresCv'
> = {
  screeningQuestions: [],
  interviewer: 'linh',
  durationMinutes: setLimits.durationMinutes.preset,
  modes: [...interviewModes],
  requiresCv: false,
}
