import type { InterviewLanguage, Requirement } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, toRequirement, unwrap } from '../author'

/** The requirements that a question examines. */
export const draftRequirementsFromQuestion = async (
  deps: AuthorDeps,
  input: { question: string; language: InterviewLanguage },
): Promise<Draft<'requirements', Requirement[]>> => {
  const draft = unwrap(
    await deps.author.inferRequirements({
      questions: [input.question],
      ...createAuthorContext(input.question, input.language),
    }),
  )
  return { requirements: draft.value.map((item) => toRequirement(item, deps.newId)), producedBy: draft.producedBy }
}
