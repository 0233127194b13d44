import type {
  AuthorNotice,
  AuthorRefusal,
  AuthorResult,
  DraftQuestion,
  Requirement as DraftRequirement,
  SetAuthor,
} from '@candor/ai'
import type { ErrorCode, InterviewLanguage, Question, Requirement } from '@candor/contract'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'

export type AuthorDeps = Pick<Deps, 'newId'> & { readonly author: SetAuthor }

/** A part of a set, and what wrote it. */
export type Draft<K extends string, V> = { [key in K]: V } & { producedBy: string }

/** What every request to the author carries: the same text gets the same draft. */
export const createAuthorContext = (text: string, language: InterviewLanguage) => ({
  language,
  seed: text.slice(0, 200),
})

/** At most twelve questions, for no level of experience in particular. */
export const limitQuestions = (count: number) => ({ count: Math.min(12, count), seniority: null })

const errorCodes = {
  unavailable: 'UNAVAILABLE',
  not_a_job_description: 'NOT_A_JOB_DESCRIPTION',
  unknown_title: 'NOT_A_JOB_DESCRIPTION',
  nothing_recognized: 'NOT_A_JOB_DESCRIPTION',
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

/** A draft question tied to the requirement it came from, where that is among those given. */
export const toQuestion = (
  draft: DraftQuestion,
  requirements: readonly Requirement[],
  newId: () => string,
): Question => ({
  id: newId(),
  text: draft.text,
  kind: draft.kind,
  requirementId: requirements.find((requirement) => requirement.name === draft.requirementName)?.id ?? null,
  expectedPoints: [...draft.expectedPoints],
  criteria: draft.criteria.map(({ name, anchors, dimension }) => ({ name, anchors: [...anchors], dimension })),
  minCharacters: null,
})
