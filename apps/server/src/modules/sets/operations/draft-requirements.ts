import type { InterviewLanguage, NotCovered, Requirement } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, toNotCovered, toRequirement, unwrap } from '../author'

/** The requirements and duties that a description states, and its lines that no phrase could be made of. */
export const draftRequirements = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage },
): Promise<Draft<'requirements', Requirement[]> & { notCovered: NotCovered[] }> => {
  const draft = unwrap(
    await deps.author.extractRequirements({ ...input, ...createAuthorContext(input.description, input.language) }),
  )
  return {
    requirements: draft.value.requirements.map((item) => toRequirement(item, deps.newId)),
    notCovered: toNotCovered(draft.value.uncovered),
    producedBy: draft.producedBy,
  }
}
