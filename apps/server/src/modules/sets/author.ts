import type { AuthorNotice, AuthorResult, DraftQuestion, Requirement as DraftRequirement } from '@candor/ai'
import type { Question, Requirement } from '@candor/contract'
import { AppError } from '../../platform/errors'

/** What the author made, or the refusal in the contract's words. */
export const authored = <T>(
  result: AuthorResult<T>,
): { value: T; producedBy: string; notices: readonly AuthorNotice[] } => {
  if (result.ok) return result
  throw new AppError(result.code === 'unavailable' ? 'UNAVAILABLE' : 'NOT_A_JOB_DESCRIPTION')
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
