import type { Review } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission } from '../../submissions'
import { readReview } from '../read-review'

/** The member's own levels by question and decision, with those of colleagues where the member has given one. */
export const getReview = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<Review> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))
    if (row === undefined) throw notFound()
    return readReview(tx, row.id, actor.userId)
  })
