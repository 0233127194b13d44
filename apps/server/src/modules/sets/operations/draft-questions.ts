import type { InterviewLanguage, Question, Requirement } from '@candor/contract'
import {
  type AuthorDeps,
  createAuthorContext,
  type Draft,
  fromRequirement,
  limitQuestions,
  toQuestion,
  unwrap,
} from '../author'

/** Questions with criteria for requirements that are already chosen. */
export const draftQuestions = async (
  deps: AuthorDeps,
  input: { requirements: readonly Requirement[]; title: string | null; language: InterviewLanguage; count: number },
): Promise<Draft<'questions', Question[]>> => {
  const draft = unwrap(
    await deps.author.draftQuestions({
      requirements: input.requirements.map(fromRequirement),
      title: input.title,
      ...createAuthorContext(input.requirements.map((requirement) => requirement.name).join(' '), input.language),
      ...limitQuestions(input.count),
    }),
  )
  const questions = draft.value.map((item) => toQuestion(item, input.requirements, deps.newId))
  return { questions, producedBy: draft.producedBy }
}
