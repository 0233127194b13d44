import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getApplicantScope } from '../repo/applicant-scope'
import { type ApplicantFilter, countApplicants } from '../repo/applicants'

/** How many applicants a filter finds, in all and by stage. Stages without one are absent. */
export const countByStage = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  filter: Omit<ApplicantFilter, 'stageId'>,
): Promise<{ total: number; byStage: { stageId: string; count: number }[] }> =>
  deps.withActor(actor, async (tx) => {
    const byStage = await countApplicants(tx, getApplicantScope(actor), filter)
    return { total: byStage.reduce((sum, { count }) => sum + count, 0), byStage }
  })
