import { type ResponseRateSetting, responseRateLimits } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { calculateResponseRate, type ReplyCounts } from '@candor/domain'
import { countReplies, isResponseRateShown } from './repo/response-rate'

const dayMs = 24 * 60 * 60_000

/** The replies of the organization in the window that ends now. */
export const countRecentReplies = (tx: Transaction, organizationId: string, nowMs: number): Promise<ReplyCounts> => {
  const since = new Date(nowMs - responseRateLimits.windowDays * dayMs)
  return countReplies(tx, organizationId, { since, until: new Date(nowMs) })
}

/** The organization's own rate, which it sees whether candidates do or not. */
export const readResponseRate = async (
  tx: Transaction,
  organizationId: string,
  nowMs: number,
): Promise<ResponseRateSetting> => ({
  isShown: await isResponseRateShown(tx, organizationId),
  rate: calculateResponseRate(await countRecentReplies(tx, organizationId, nowMs)),
})
