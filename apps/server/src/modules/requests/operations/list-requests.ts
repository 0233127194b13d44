import { type CompanyRequest, pageSize, requestLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentCompanyRequest } from '../present'
import { countRequests, listRequestRows } from '../repo/requests'

/** One page of requests: the open ones first, by their date. The total is at most the number of listed ones. */
export const listRequests = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { readonly page: number; readonly submissionId?: string | undefined },
): Promise<{ items: CompanyRequest[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { page, submissionId } = input
    const filter = { organizationId: actor.organizationId, submissionId }
    const { listed } = requestLimits
    const offset = (page - 1) * pageSize
    const rows = offset < listed ? await listRequestRows(tx, { filter, limit: pageSize, offset }) : []
    return { items: rows.map(presentCompanyRequest), page, pageSize, total: await countRequests(tx, filter, listed) }
  })
