import type { ApplicantDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readApplicant, requireApplicant } from '../read-applicant'
import { endReply } from '../repo/applicants'

/** Notes that an applicant was replied to outside the product, by phone for example. */
export const markReplied = (
  deps: Pick<Deps, 'withActor' | 'audit' | 'clock'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<ApplicantDetail> =>
  deps.withActor(actor, async (tx) => {
    await requireApplicant(tx, actor, id)
    await endReply(tx, { id, at: new Date(deps.clock.nowMs()) })
    await deps.audit.record(tx, { type: 'applicant.replied', actor, subject: { type: 'applicant', id } })
    return readApplicant(tx, actor, id)
  })
