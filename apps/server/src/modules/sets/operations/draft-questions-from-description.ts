import type { InterviewLanguage, Question } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, limitQuestions, toQuestion, unwrap } from '../author'

/** Questions for a position, from its description alone. */
export const draftQuestionsFromDescription = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage; count: number },
): Promise<Draft<'questions', Question[]>> => {
  const draft = unwrap(
    await deps.author.draftQuestionsFromDescription({
      ...input,
      ...createAuthorContext(input.description, input.language),
      ...limitQuestions(input.count),
    }),
  )
  return { questions: draft.value.map((item) => toQuestion(item, [], deps.newId)), producedBy: draft.producedBy }
}
