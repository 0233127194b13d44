import type { InterviewState } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getApplicantScope } from '../repo/applicant-scope'
import { type ApplicantFilter, countApplicants, countByInterview } from '../repo/applicants'

/** How many applicants a filter finds: in all, by stage, and by state of the interview. Those without one are absent. */
export const countByStage = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  filter: ApplicantFilter,
): Promise<{
  total: number
  byStage: { stageId: string; count: number }[]
  byInterview: { interview: InterviewState; count: number }[]
}> =>
  deps.withActor(actor, async (tx) => {
    const scope = getApplicantScope(actor)
    const byStage = await countApplicants(tx, scope, filter)
    const total = byStage.reduce((sum, { count }) => sum + count, 0)
    return { total, byStage, byInterview: await countByInterview(tx, scope, filter) }
  })
