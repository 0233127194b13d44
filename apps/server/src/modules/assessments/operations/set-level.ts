import { type DimId, isOpenToReviewers } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { readAssessment } from '../../submissions'
import { lockVisibleSubmission } from '../lock-visible-submission'
import { endReviewerLevel, insertReviewerLevel } from '../repo/versions'

/** Sets a reviewer's level. It replaces the same reviewer's earlier level, whose row stays as a record. */
export const setLevel = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'audit'>,
  actor: MemberCaller,
  input: { id: string; dimId: DimId; level: number; reason: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const { row, locked } = await lockVisibleSubmission(deps, tx, { actor, id: input.id })
    // A reviewer's level accompanies the engine's and never replaces it; some dimensions are left to reviewers.
    const dim = readAssessment(row)?.dims[input.dimId]
    if (dim === undefined || !isOpenToReviewers(dim)) throw new AppError('DIMENSION_NOT_SCORED')
    const at = new Date(deps.clock.nowMs())
    await endReviewerLevel(tx, { submissionId: input.id, dimId: input.dimId, reviewerId: actor.userId, at })
    await deps.audit.record(tx, { type: 'level.set', actor, subject: { type: 'submission', id: input.id } })
    await insertReviewerLevel(tx, {
      id: deps.newId(),
      ...locked,
      submissionId: input.id,
      dimId: input.dimId,
      levelTenths: Math.round(input.level * 10),
      reason: input.reason,
      reviewerId: actor.userId,
      createdAt: at,
    })
  })
