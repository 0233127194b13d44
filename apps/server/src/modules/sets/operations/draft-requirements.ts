import type { InterviewLanguage, Requirement } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, toRequirement, unwrap } from '../author'

/** The requirements that a description states. */
export const draftRequirements = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage },
): Promise<Draft<'requirements', Requirement[]>> => {
  const draft = unwrap(
    await deps.author.extractRequirements({ ...input, ...createAuthorContext(input.description, input.language) }),
  )
  return { requirements: draft.value.map((item) => toRequirement(item, deps.newId)), producedBy: draft.producedBy }
}
