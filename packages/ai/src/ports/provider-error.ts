import type { ProviderErrorCode } from '@candor/contract'

const retryableCodes: ReadonlySet<ProviderErrorCode> = new Set([
  'timeout',
  'rate_limited',
  'unavailable',
  'circuit_open',
])

export interface ProviderErrorOptions {
  readonly retryAfterMs?: number | null
  readonly status?: number | null
}

/**
 * What the errors of all ports have in common. The message is made of our own words, a status and a size: never of what a
 * person said or wrote, the provider's answer or a key, so that it may be logged as it is. It has no `cause` for the same
 * reason.
 */
export abstract class ProviderError extends Error {
  abstract readonly code: ProviderErrorCode
  /** Whether the same call may succeed later without any change. */
  readonly retryable: boolean
  /** The least wait before a retry, in milliseconds; null when the provider did not state one. */
  readonly retryAfterMs: number | null
  /** The HTTP status of the provider's answer; null where there was none, or it was not the reason. */
  readonly status: number | null

  constructor(
    description: { readonly port: string; readonly code: ProviderErrorCode; readonly detail: string },
    { retryAfterMs = null, status = null }: ProviderErrorOptions,
  ) {
    super(`${description.port} ${description.code}: ${description.detail}`)
    this.retryable = retryableCodes.has(description.code)
    this.retryAfterMs = retryAfterMs
    this.status = status
  }
}
