import { accommodationLimits, type CompanyAccommodation, pageSize } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentForCompany } from '../present'
import { countForCompany, listForCompany } from '../repo/accommodations'

/** One page of requests: the open ones first, by their date. The total is at most the number of listed ones. */
export const listAccommodations = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { page }: { readonly page: number },
): Promise<{ items: CompanyAccommodation[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId } = actor
    const { listed } = accommodationLimits
    const offset = (page - 1) * pageSize
    const rows = offset < listed ? await listForCompany(tx, { organizationId, limit: pageSize, offset }) : []
    const total = await countForCompany(tx, organizationId, listed)
    return { items: rows.map(presentForCompany), page, pageSize, total }
  })
