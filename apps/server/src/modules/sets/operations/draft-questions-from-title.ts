import type { InterviewLanguage } from '@candor/contract'
import {
  type AuthorDeps,
  createAuthorContext,
  limitQuestions,
  type QuestionsWithRequirements,
  toQuestions,
  unwrap,
} from '../author'

/** Questions that are usual for a title, with the duties and tools that they are about. */
export const draftQuestionsFromTitle = async (
  deps: AuthorDeps,
  input: { title: string; language: InterviewLanguage; count: number },
): Promise<QuestionsWithRequirements & { producedBy: string }> => {
  const draft = unwrap(
    await deps.author.draftQuestionsForTitle({
      title: input.title,
      ...createAuthorContext(input.title, input.language),
      ...limitQuestions(input.count),
    }),
  )
  return { ...toQuestions(draft.value, [], deps.newId), producedBy: draft.producedBy }
}
