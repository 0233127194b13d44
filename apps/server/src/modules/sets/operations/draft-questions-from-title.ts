import type { InterviewLanguage, Question } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, limitQuestions, toQuestion, unwrap } from '../author'

/** Questions that are usual for a title. */
export const draftQuestionsFromTitle = async (
  deps: AuthorDeps,
  input: { title: string; language: InterviewLanguage; count: number },
): Promise<Draft<'questions', Question[]>> => {
  const draft = unwrap(
    await deps.author.draftQuestionsForTitle({
      title: input.title,
      ...createAuthorContext(input.title, input.language),
      ...limitQuestions(input.count),
    }),
  )
  return { questions: draft.value.map((item) => toQuestion(item, [], deps.newId)), producedBy: draft.producedBy }
}
