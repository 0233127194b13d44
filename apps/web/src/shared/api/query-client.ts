import { queryRetryDelayMs, webLimits } from '@candor/domain'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

/** Up to three more tries; what the server refuses (4xx) it refuses again. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  return failureCount < webLimits.query.maxRetries
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: queryRetryDelayMs, refetchOnWindowFocus: false, staleTime: 10_000 },
      mutations: { retry: false },
    },
  })
}
