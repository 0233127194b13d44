import type { Assessment } from '@candor/contract'

/** Whether the candidate did not agree to AI: the engine read no answer, and people rate. */
export const isAiDeclined = ({ dims }: Pick<Assessment, 'dims'>): boolean => {
  const { grammar } = dims
  return grammar.state === 'not_evaluated' && grammar.reason === 'ai_declined'
}
