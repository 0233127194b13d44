import type { ProviderErrorCode, ProviderFault } from '@candor/contract'
import { ProviderError } from '../ports/provider-error'

const faults: Readonly<Record<ProviderErrorCode, ProviderFault>> = {
  timeout: 'timeout',
  rate_limited: 'rate_limited',
  unavailable: 'unreachable',
  bad_response: 'bad_response',
  too_large: 'rejected',
  unauthorized: 'unauthorized',
  unsupported: 'unsupported',
  refused: 'refused',
  aborted: 'timeout',
  circuit_open: 'paused',
  over_budget: 'over_budget',
}

const notFound = 404
const statusFaults = new Set<ProviderErrorCode>(['bad_response', 'unavailable'])

export interface Diagnosis {
  readonly fault: ProviderFault
  readonly status: number | null
}

/** The cause of a failed call, as an operator can act on it. Throws what is no provider's error. */
export function diagnoseError(error: unknown): Diagnosis {
  if (!(error instanceof ProviderError)) throw error
  const { code, status } = error
  if (status === null || !statusFaults.has(code)) return { fault: faults[code], status }
  if (status === notFound) return { fault: 'not_found', status }
  return { fault: status >= 500 ? 'server_error' : 'rejected', status }
}
