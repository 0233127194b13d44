import type { ProviderErrorCode } from '@candor/contract'

/** The organization's money for today is spent: the call succeeds again after a day. */
export function isOverBudget(code: ProviderErrorCode): boolean {
  return code === 'over_budget'
}

/** Longer than the model accepts: no later call succeeds either. */
export function isTooLargeForModel(code: ProviderErrorCode): boolean {
  return code === 'too_large'
}

/** The caller stopped waiting; nothing is known of the provider. */
export function isAbortedCall(code: ProviderErrorCode): boolean {
  return code === 'aborted'
}

/** The provider was reached, and its reply is unusable or a refusal. */
export function isUnusableReply(code: ProviderErrorCode): boolean {
  return code === 'bad_response' || code === 'refused'
}
