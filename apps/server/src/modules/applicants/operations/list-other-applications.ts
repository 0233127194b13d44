import type { Applicant } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentApplicant } from '../present'
import { requireApplicant } from '../read-applicant'
import { getApplicantScope } from '../repo/applicant-scope'
import { listOtherApplications as listRows } from '../repo/applicants'

/** The same address in the pipelines of the organization's other positions. */
export const listOtherApplications = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<{ items: Applicant[] }> =>
  deps.withActor(actor, async (tx) => {
    const row = await requireApplicant(tx, actor, id)
    return { items: (await listRows(tx, getApplicantScope(actor), row)).map(presentApplicant) }
  })
