import type { ResponseRateSetting } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readResponseRate } from '../read-response-rate'
import { isResponseRateShown, saveResponseRateShown } from '../repo/response-rate'

/** Shows candidates the organization's response rate, or no longer. The same choice again changes nothing. */
export const changeResponseRate = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { isShown }: { readonly isShown: boolean },
): Promise<ResponseRateSetting> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId } = actor
    const nowMs = deps.clock.nowMs()
    if ((await isResponseRateShown(tx, organizationId)) !== isShown) {
      await saveResponseRateShown(tx, { organizationId, isShown, at: new Date(nowMs) })
      const subject = { type: 'organization', id: organizationId } as const
      await deps.audit.record(tx, { type: 'response_rate.changed', actor, subject })
    }
    return readResponseRate(tx, organizationId, nowMs)
  })
