import type { ApplicantDetail, MoveMail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { type MoveDeps, moveToStage } from '../move-to-stage'
import { readApplicant, requireApplicant } from '../read-applicant'

/** Moves one applicant to a stage. */
export const moveApplicant = (
  deps: Pick<Deps, 'withActor'> & MoveDeps,
  actor: MemberCaller,
  { id, stageId }: { readonly id: string; readonly stageId: string },
): Promise<ApplicantDetail & { mail: MoveMail }> =>
  deps.withActor(actor, async (tx) => {
    await requireApplicant(tx, actor, id)
    const { mail } = await moveToStage(deps, tx, { actor, ids: [id], stageId })
    return { ...(await readApplicant(tx, actor, id)), mail }
  })
