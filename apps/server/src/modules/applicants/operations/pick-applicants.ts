import { type Applicant, applicantLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentApplicant } from '../present'
import { getApplicantScope } from '../repo/applicant-scope'
import { type ApplicantFilter, listApplicantRows } from '../repo/applicants'

/** Names to choose from, by name: as many as a person can look through. */
export const pickApplicants = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  filter: ApplicantFilter,
): Promise<{ items: Pick<Applicant, 'id' | 'name' | 'email' | 'positionName'>[] }> =>
  deps.withActor(actor, async (tx) => {
    const page = { ...filter, sort: 'name', limit: applicantLimits.found, offset: 0 } as const
    const rows = await listApplicantRows(tx, getApplicantScope(actor), page)
    const items = rows
      .map(presentApplicant)
      .map(({ id, name, email, positionName }) => ({ id, name, email, positionName }))
    return { items }
  })
