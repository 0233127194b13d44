import type { ApplicantDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readApplicant } from '../read-applicant'

/** One applicant in full. */
export const getApplicant = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<ApplicantDetail> => deps.withActor(actor, (tx) => readApplicant(tx, actor, id))
