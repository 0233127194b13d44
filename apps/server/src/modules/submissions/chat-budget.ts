import { chatBudget } from '@candor/domain'
import type { Deps } from '../../deps'
import { createTokenBuckets, type TokenBuckets } from '../../platform/token-buckets'

/** Questions by member. */
export const createChatBudget = ({
  clock,
  env,
  processes,
}: Pick<Deps, 'clock' | 'env' | 'processes'>): TokenBuckets => {
  const factor = env.REQUEST_LIMIT_FACTOR
  const { tokens, tokensPerSecond } = chatBudget
  const size = { tokens: tokens * factor, tokensPerSecond: tokensPerSecond * factor }
  return processes.share('chatQuestions', createTokenBuckets(size, clock.nowMs))
}
