import type { Transaction } from '@candor/db'
import { mailArrived } from '@candor/domain'
import { lockCounters } from './limiter'
import { peekToken, type TokenDeps, type TokenFlow, takeToken } from './one-time-token'
import type { TokenRow } from './repo/tokens'

/**
 * Consumes a mailed link's token. Its address is locked before the token is taken, in the order in which codes and
 * resets lock them. A person who opened the link has the mailbox, and may request the next mail at once.
 */
export const takeMailedToken = async (
  deps: TokenDeps,
  tx: Transaction,
  input: { flow: TokenFlow; token: string },
): Promise<TokenRow> => {
  const { email } = await peekToken(deps, tx, input)
  const counted = await lockCounters(deps, tx, email)
  const row = await takeToken(deps, tx, input)
  if (counted.counters !== null) await counted.save(mailArrived(counted.counters))
  return row
}
