import type { InterviewLanguage, Requirement } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, fromRequirement, toRequirement, unwrap } from '../author'

/** Requirements that fit those already chosen. */
export const draftMoreRequirements = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage; requirements: readonly Requirement[] },
): Promise<Draft<'requirements', Requirement[]>> => {
  const draft = unwrap(
    await deps.author.suggestRequirements({
      existing: input.requirements.map(fromRequirement),
      description: input.description === '' ? null : input.description,
      title: null,
      count: 5,
      ...createAuthorContext(input.description, input.language),
    }),
  )
  return { requirements: draft.value.map((item) => toRequirement(item, deps.newId)), producedBy: draft.producedBy }
}
