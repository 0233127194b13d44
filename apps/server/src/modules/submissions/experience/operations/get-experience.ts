import { summarizeExperience } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { listExperienceBatches } from '../../repo/experience'

/** How the interviews of the organization were for candidates: overall, by way to answer and by language. */
export const getExperience = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller) =>
  deps.withActor(actor, async (tx) => {
    const { overall, byModality, byLanguage } = summarizeExperience(await listExperienceBatches(tx))
    return { overall, byModality: [...byModality], byLanguage: [...byLanguage] }
  })
