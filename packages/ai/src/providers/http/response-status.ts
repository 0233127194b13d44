import type { ProviderErrorCode } from '@candor/contract'

/** What a status other than 2xx means, the same for every vendor. */
export function getErrorCode(
  status: number,
): Extract<
  ProviderErrorCode,
  'unauthorized' | 'too_large' | 'rate_limited' | 'timeout' | 'unavailable' | 'bad_response'
> {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 413) return 'too_large'
  if (status === 429) return 'rate_limited'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'unavailable' : 'bad_response'
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3) as milliseconds from now; null for anything else. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const atMs = Date.parse(header)
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs)
}
