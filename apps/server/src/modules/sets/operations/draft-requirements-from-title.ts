import type { InterviewLanguage, Requirement } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, toRequirement, unwrap } from '../author'

/** Requirements that are usual for a title. */
export const draftRequirementsFromTitle = async (
  deps: AuthorDeps,
  input: { title: string; language: InterviewLanguage },
): Promise<Draft<'requirements', Requirement[]>> => {
  const draft = unwrap(
    await deps.author.suggestRequirementsForTitle({
      title: input.title,
      ...createAuthorContext(input.title, input.language),
    }),
  )
  return { requirements: draft.value.map((item) => toRequirement(item, deps.newId)), producedBy: draft.producedBy }
}
