import type { InterviewLanguage, Requirement } from '@candor/contract'
import {
  type AuthorDeps,
  createAuthorContext,
  fromRequirement,
  limitQuestions,
  type QuestionsWithRequirements,
  toQuestions,
  unwrap,
} from '../author'

/** Questions with criteria for requirements that are already chosen. */
export const draftQuestions = async (
  deps: AuthorDeps,
  input: { requirements: readonly Requirement[]; title: string | null; language: InterviewLanguage; count: number },
): Promise<QuestionsWithRequirements & { producedBy: string }> => {
  const draft = unwrap(
    await deps.author.draftQuestions({
      requirements: input.requirements.map(fromRequirement),
      title: input.title,
      ...createAuthorContext(input.requirements.map((requirement) => requirement.name).join(' '), input.language),
      ...limitQuestions(input.count),
    }),
  )
  return { ...toQuestions(draft.value, input.requirements, deps.newId), producedBy: draft.producedBy }
}
