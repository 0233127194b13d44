import type {
  AuthorNotice,
  AuthorRefusal,
  AuthorResult,
  DraftQuestion,
  Requirement as DraftRequirement,
  QuestionDraft,
  SetAuthor,
  UncoveredLine,
} from '@candor/ai'
import type { ErrorCode, InterviewLanguage, NotCovered, Question, Requirement } from '@candor/contract'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'

export type AuthorDeps = Pick<Deps, 'newId'> & {
  readonly author: SetAuthor
  /** Writes a draft whole where the author wrote only a part of it. */
  readonly fallbackAuthor: SetAuthor
}

/** A part of a set, and what wrote it. */
export type Draft<K extends string, V> = { [key in K]: V } & { producedBy: string }

/** What every request to the author carries: the same text gets the same draft. */
export const createAuthorContext = (text: string, language: InterviewLanguage) => ({
  language,
  seed: text.slice(0, 200),
})

/** At most twelve questions. */
export const limitQuestions = (count: number) => ({ count: Math.min(12, count) })

const errorCodes = {
  unavailable: 'UNAVAILABLE',
  not_a_job_description: 'NOT_A_JOB_DESCRIPTION',
  unknown_title: 'UNKNOWN_JOB_TITLE',
  nothing_recognized: 'NOTHING_RECOGNIZED',
} as const satisfies Record<AuthorRefusal, ErrorCode>

/** What the author wrote; throws its refusal with the contract's code. */
export const unwrap = <T>(
  result: AuthorResult<T>,
): { value: T; producedBy: string; notices: readonly AuthorNotice[] } => {
  if (result.ok) return result
  throw new AppError(errorCodes[result.code])
}

export const toRequirement = (draft: DraftRequirement, newId: () => string): Requirement => ({
  id: newId(),
  name: draft.name,
  kind: draft.kind,
  weight: Math.min(5, Math.max(1, Math.round(draft.weight))),
  isMustHave: draft.isMustHave,
})

export const fromRequirement = (requirement: Requirement): DraftRequirement => ({
  name: requirement.name,
  kind: requirement.kind,
  weight: requirement.weight,
  isMustHave: requirement.isMustHave,
  sourceQuote: null,
})

const getNameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** A draft question with the id of the requirement that it is about. */
function toQuestion(draft: DraftQuestion, requirements: readonly Requirement[], newId: () => string): Question {
  const about = requirements.find(({ name }) => getNameKey(name) === getNameKey(draft.requirementName))
  if (about === undefined)
    throw new Error(`The author asks about no requirement of its draft: ${draft.requirementName}`)
  return {
    id: newId(),
    text: draft.text,
    kind: draft.kind,
    requirementId: about.id,
    expectedPoints: [...draft.expectedPoints],
    criteria: draft.criteria.map(({ name, anchors, dimension }) => ({ name, anchors: [...anchors], dimension })),
    minCharacters: null,
  }
}

/** Each line once: the same duty may be refused as a phrase and left without a question. */
export function toNotCovered(lines: readonly UncoveredLine[]): NotCovered[] {
  const byText = new Map(lines.map((line) => [getNameKey(line.text), { text: line.text, kind: line.kind }]))
  return [...byText.values()]
}

export interface QuestionsWithRequirements {
  readonly questions: Question[]
  readonly requirements: Requirement[]
  readonly notCovered: NotCovered[]
}

/** Questions of a draft with all that they are about: the requirements given keep their ids, others get one. */
export function toQuestions(
  draft: QuestionDraft,
  given: readonly Requirement[],
  newId: () => string,
): QuestionsWithRequirements {
  const known = new Set(given.map(({ name }) => getNameKey(name)))
  const asked = new Set(draft.questions.map(({ requirementName }) => getNameKey(requirementName)))
  const added = draft.requirements.filter(({ name }) => !known.has(getNameKey(name)))
  const kept = added.filter(({ name }) => given.length === 0 || asked.has(getNameKey(name)))
  const requirements = [...given, ...kept.map((item) => toRequirement(item, newId))]
  return {
    questions: draft.questions.map((item) => toQuestion(item, requirements, newId)),
    requirements,
    notCovered: toNotCovered(draft.uncovered),
  }
}
