import type { ApplicantDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readApplicant } from '../read-applicant'
import { saveOwnRating } from '../save-own-rating'

/** Saves the member's own rating of an applicant; null takes it back. */
export const rateApplicant = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id, rating }: { readonly id: string; readonly rating: number | null },
): Promise<ApplicantDetail> =>
  deps.withActor(actor, async (tx) => {
    await saveOwnRating(deps, tx, { actor, id, rating })
    return readApplicant(tx, actor, id)
  })
