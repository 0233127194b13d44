import { applicantLimits, type WaitingApplicant } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { presentWaiting } from '../present'
import { getApplicantScope } from '../repo/applicant-scope'
import { countWaiting, listWaitingRows } from '../repo/waiting'

/** Who waits for a promised reply, the earliest date first, and how many wait. Dates are compared with the day of the member who asks. */
export const listWaiting = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  day: { readonly dayStart: string; readonly dayEnd: string },
): Promise<{ overdue: number; today: number; later: number; items: WaitingApplicant[] }> =>
  deps.withActor(actor, async (tx) => {
    const scope = getApplicantScope(actor)
    const rows = await listWaitingRows(tx, scope, applicantLimits.waiting)
    const counts = await countWaiting(tx, scope, day)
    return { ...counts, items: rows.map(presentWaiting) }
  })
