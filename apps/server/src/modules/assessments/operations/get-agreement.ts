import type { ReviewerAgreement } from '@candor/contract'
import { calculateAgreement, minAgreementItems } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findReviewedSet, listFirstLevels } from '../repo/question-reviews'

/** How far reviewers agree in their levels of one set. Throws NOT_FOUND. */
export const getAgreement = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<ReviewerAgreement> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const set = await findReviewedSet(tx, input.id, scope)
    if (set === undefined) throw notFound()
    const levels = await listFirstLevels(tx, { setId: set.id, scope })
    return { ...calculateAgreement(levels), minimum: minAgreementItems }
  })
