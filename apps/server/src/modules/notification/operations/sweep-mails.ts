import { linkLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { deleteMails } from '../repo/mails'

/** Deletes mails whose links and codes have all run out: an invite's lives longest. */
export const sweepMails = (deps: Pick<Deps, 'withActor' | 'clock'>): Promise<void> =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    deleteMails(tx, new Date(deps.clock.nowMs() - linkLimits.organizationInviteMs)),
  )
