import type { Stage } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getApplicantScope } from '../repo/applicant-scope'
import { listStageRows } from '../repo/stages'

/** The stages of the organization's hiring pipeline, in order. */
export const listStages = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller): Promise<{ items: Stage[] }> =>
  deps.withActor(actor, async (tx) => ({ items: await listStageRows(tx, getApplicantScope(actor)) }))
