import { type CompanyRequest, pageSize, requestLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentCompanyRequest } from '../present'
import { countRequests, listRequestRows } from '../repo/requests'

/**
 * One page of requests: the open ones first, by their date. The total is at most the number of listed ones. Those about one submission
 * are one page: each signal and remark on its page shows its objection.
 */
export const listRequests = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { readonly page: number; readonly submissionId?: string | undefined },
): Promise<{ items: CompanyRequest[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { page, submissionId } = input
    const filter = { organizationId: actor.organizationId, submissionId }
    const { listed } = requestLimits
    const limit = submissionId === undefined ? pageSize : listed
    const offset = (page - 1) * limit
    const rows = offset < listed ? await listRequestRows(tx, { filter, limit, offset }) : []
    const total = await countRequests(tx, filter, listed)
    return { items: rows.map(presentCompanyRequest), page, pageSize: limit, total }
  })
