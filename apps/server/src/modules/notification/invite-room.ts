import type { Transaction } from '@candor/db'
import { countMailRoom, mailLimits } from '@candor/domain'
import type { Deps } from '../../deps'
import { countMailsSince } from './repo/mails'

/** How many more invitations the ceiling allows in this hour. */
export const countInviteRoom = async (deps: Pick<Deps, 'clock' | 'env'>, tx: Transaction): Promise<number> => {
  const mailsThisHour = await countMailsSince(tx, new Date(deps.clock.nowMs() - mailLimits.hourMs))
  return countMailRoom('invite', { mailsThisHour, mailsPerHour: deps.env.MAILS_PER_HOUR })
}
