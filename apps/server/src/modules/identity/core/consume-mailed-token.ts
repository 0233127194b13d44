import type { Transaction } from '@candor/db'
import { mailArrived } from '@candor/domain'
import { lockCounters } from './limiter'
import { consumeOneTimeToken, peekOneTimeToken, type TokenDeps, type TokenFlow } from './one-time-token'
import type { TokenRow } from './repo/tokens'

/**
 * Consumes a mailed link's token. Its address is locked before the token is taken, in the order in which codes and
 * resets lock them. A person who opened the link has the mailbox, and may request the next mail at once.
 */
export const consumeMailedToken = async (
  deps: TokenDeps,
  tx: Transaction,
  input: { flow: TokenFlow; token: string },
): Promise<TokenRow> => {
  const { email } = await peekOneTimeToken(deps, tx, input)
  const counted = await lockCounters(deps, tx, email)
  const row = await consumeOneTimeToken(deps, tx, input)
  if (counted.counters !== null) await counted.save(mailArrived(counted.counters))
  return row
}
