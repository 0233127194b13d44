import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000

/** Up to three more tries; what the server refuses (4xx) it refuses again. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  return failureCount < MAX_RETRIES
}

/** 1 s, doubling, at most 30 s. */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, MAX_DELAY_MS)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, refetchOnWindowFocus: false, staleTime: 10_000 },
      mutations: { retry: false },
    },
  })
}
