import type { Transaction } from '@candor/db'
import { mailArrived } from '@candor/domain'
import { countersOf } from './limiter'
import { peekToken, type TokenDeps, type TokenFlow, takeToken } from './one-time-token'
import type { TokenRow } from './repo/tokens'

/**
 * Consumes a mailed link's token. Its address is locked before the token is taken, in the order in which codes and
 * resets lock them. A person who opened the link has the mailbox, and may request the next mail at once.
 */
export const takeMailedToken = async (
  deps: TokenDeps,
  tx: Transaction,
  of: { flow: TokenFlow; token: string },
): Promise<TokenRow> => {
  const { email } = await peekToken(deps, tx, of)
  const counted = await countersOf(deps, tx, email)
  const row = await takeToken(deps, tx, of)
  if (counted.counters !== null) await counted.save(mailArrived(counted.counters))
  return row
}
