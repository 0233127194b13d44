import { type Applicant, type ApplicantSort, pageSize } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentApplicant } from '../present'
import { getApplicantScope } from '../repo/applicant-scope'
import { type ApplicantFilter, countApplicants, listApplicantRows } from '../repo/applicants'

export interface ApplicantListInput extends ApplicantFilter {
  readonly page: number
  readonly sort: ApplicantSort
}

/** One page of applicants; `total` counts the whole filter. */
export const listApplicants = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: ApplicantListInput,
): Promise<{ items: Applicant[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { page, sort, ...filter } = input
    const scope = getApplicantScope(actor)
    const rows = await listApplicantRows(tx, scope, {
      ...filter,
      sort,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const counts = await countApplicants(tx, scope, filter)
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return { items: rows.map(presentApplicant), page, pageSize, total }
  })
