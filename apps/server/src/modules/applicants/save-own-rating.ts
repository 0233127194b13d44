import type { Transaction } from '@candor/db'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { requireApplicant } from './read-applicant'
import { saveRating } from './repo/applicants'

/** Saves the member's own rating of an applicant, and records it; null removes it. */
export const saveOwnRating = async (
  deps: Pick<Deps, 'clock' | 'audit'>,
  tx: Transaction,
  change: { readonly actor: MemberCaller; readonly id: string; readonly rating: number | null },
): Promise<void> => {
  const { actor, id, rating } = change
  await requireApplicant(tx, actor, id)
  const { organizationId, userId } = actor
  const at = new Date(deps.clock.nowMs())
  await saveRating(tx, { applicantId: id, organizationId, userId, rating, at })
  const type = rating === null ? 'rating.removed' : 'rating.set'
  await deps.audit.record(tx, { type, actor, subject: { type: 'applicant', id } })
}
