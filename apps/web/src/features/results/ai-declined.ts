import type { Assessment, AssessmentState } from '@candor/contract'

/** Whether the candidate did not agree to AI: the engine read no answer, and people rate. */
export const isAiDeclined = ({ dims }: Pick<Assessment, 'dims'>): boolean => {
  const { grammar } = dims
  return grammar.state === 'not_evaluated' && grammar.reason === 'ai_declined'
}

/** What the notice in place of levels says. */
export const findNotice = (state: AssessmentState, assessment: Assessment | null): AssessmentState | 'ai_declined' =>
  state === 'insufficient' && assessment !== null && isAiDeclined(assessment) ? 'ai_declined' : state
