import type { Assessment, AssessmentState } from '@candor/contract'

/** Whether the candidate asked that only people rate the answers: the engine read none of them. */
export const isPeopleOnly = ({ dims }: Pick<Assessment, 'dims'>): boolean => {
  const { grammar } = dims
  return grammar.state === 'not_evaluated' && grammar.reason === 'ai_declined'
}

/** What the notice in place of levels says. */
export const findNotice = (state: AssessmentState, assessment: Assessment | null): AssessmentState | 'people_only' =>
  state === 'insufficient' && assessment !== null && isPeopleOnly(assessment) ? 'people_only' : state
