import type { AssessedBy } from '@candor/contract'
import type { LinkedSet } from './repo/index'

/** The AI of this installation, as candidates may know it. */
export interface AiFacts {
  /** Which software assesses answers for the organization now, and for which dimensions of the rubric. */
  readonly findAssessedBy: (organizationId: string) => Promise<AssessedBy & { readonly dims: readonly string[] }>
  /** The model that asks follow-ups; null: the built-in interviewer. */
  readonly interviewerModel: string | null
  /** Null: the operator has named no address. */
  readonly supportEmail: string | null
}

/** What the consent screen names: the software, and whom to ask about it. */
export const listAiFacts = async (
  ai: Pick<AiFacts, 'findAssessedBy' | 'supportEmail'>,
  { organizationId, content }: Pick<LinkedSet, 'organizationId' | 'content'>,
) => {
  const { engine, name } = await ai.findAssessedBy(organizationId)
  return { assessedBy: { engine, name }, aiContact: content.alternativeContact?.trim() || ai.supportEmail }
}
