import type { InterviewLanguage } from '@candor/contract'
import {
  type AuthorDeps,
  createAuthorContext,
  limitQuestions,
  type QuestionsWithRequirements,
  toQuestions,
  unwrap,
} from '../author'

/** Questions for a position, from its description alone, with the requirements that they are about. */
export const draftQuestionsFromDescription = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage; count: number },
): Promise<QuestionsWithRequirements & { producedBy: string }> => {
  const draft = unwrap(
    await deps.author.draftQuestionsFromDescription({
      ...input,
      ...createAuthorContext(input.description, input.language),
      ...limitQuestions(input.count),
    }),
  )
  return { ...toQuestions(draft.value, [], deps.newId), producedBy: draft.producedBy }
}
