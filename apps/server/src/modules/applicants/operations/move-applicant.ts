import type { ApplicantDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { moveToStage } from '../move-to-stage'
import { readApplicant, requireApplicant } from '../read-applicant'

/** Moves one applicant to a stage. */
export const moveApplicant = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  { id, stageId }: { readonly id: string; readonly stageId: string },
): Promise<ApplicantDetail> =>
  deps.withActor(actor, async (tx) => {
    await requireApplicant(tx, actor, id)
    await moveToStage(deps, tx, { actor, ids: [id], stageId })
    return readApplicant(tx, actor, id)
  })
