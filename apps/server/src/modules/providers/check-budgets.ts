import { providerCheckBudget } from '@candor/domain'
import type { Deps } from '../../deps'
import { createTokenBuckets, type TokenBuckets } from '../../platform/token-buckets'

/** By organization: every check costs it money, and the provider's time. */
export const createCheckBudgets = ({
  clock,
  env,
  processes,
}: Pick<Deps, 'clock' | 'env' | 'processes'>): TokenBuckets => {
  const factor = env.REQUEST_LIMIT_FACTOR
  const { tokens, tokensPerSecond } = providerCheckBudget
  const size = { tokens: tokens * factor, tokensPerSecond: tokensPerSecond * factor }
  return processes.share('providerChecks', createTokenBuckets(size, clock.nowMs))
}
