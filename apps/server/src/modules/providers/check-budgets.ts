import { providerCheckBudget } from '@candor/domain'
import type { Deps } from '../../deps'
import { createTokenBuckets, type TokenBuckets } from '../../platform/token-buckets'

/** By organization: every check costs it money, and the provider's time. */
export const createCheckBudgets = ({ clock, processes }: Pick<Deps, 'clock' | 'processes'>): TokenBuckets =>
  processes.share('providerChecks', createTokenBuckets(providerCheckBudget, clock.nowMs))
