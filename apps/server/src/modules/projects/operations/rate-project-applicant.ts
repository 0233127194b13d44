import type { Ratings } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readRatings, saveOwnRating } from '../../applicants'
import { type Membership, requireMembership } from '../read-project'

/** Saves the caller's own rating of an applicant of a project; null removes it. */
export const rateProjectApplicant = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { rating, ...membership }: Membership & { readonly rating: number | null },
): Promise<Ratings> =>
  deps.withActor(actor, async (tx) => {
    await requireMembership(tx, actor, membership)
    await saveOwnRating(deps, tx, { actor, id: membership.applicantId, rating })
    return readRatings(tx, actor, membership.applicantId)
  })
