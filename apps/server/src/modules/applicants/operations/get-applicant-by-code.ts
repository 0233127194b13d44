import type { ApplicantDetail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { readApplicant } from '../read-applicant'
import { findApplicantIdByCode } from '../repo/applicants'

/** The applicant of the submission with this code. */
export const getApplicantByCode = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { code }: { readonly code: string },
): Promise<ApplicantDetail> =>
  deps.withActor(actor, async (tx) => {
    const id = await findApplicantIdByCode(tx, actor.organizationId, code)
    if (id === undefined) throw notFound()
    return readApplicant(tx, actor, id)
  })
