import type { ApplicantDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readApplicant, requireApplicant } from '../read-applicant'
import { saveRating } from '../repo/applicants'

/** Saves the member's own rating of an applicant; null takes it back. */
export const rateApplicant = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id, rating }: { readonly id: string; readonly rating: number | null },
): Promise<ApplicantDetail> =>
  deps.withActor(actor, async (tx) => {
    await requireApplicant(tx, actor, id)
    const { organizationId, userId } = actor
    const at = new Date(deps.clock.nowMs())
    await saveRating(tx, { applicantId: id, organizationId, userId, rating, at })
    const type = rating === null ? 'rating.removed' : 'rating.set'
    await deps.audit.record(tx, { type, actor, subject: { type: 'applicant', id } })
    return readApplicant(tx, actor, id)
  })
