import { ModelError } from '@candor/ai'

/** Until when the jobs of this process send the provider no request. */
export interface Pause {
  /** Epoch milliseconds; 0: there is no pause. */
  untilMs(): number
  note(error: unknown, nowMs: number): void
  end(): void
}

const shortestMs = 10_000
const longestMs = 60_000
/** A spent budget concerns one organization, and a malformed request one interview: neither pauses the others. */
const sharedErrors: ReadonlySet<string> = new Set(['timeout', 'unavailable', 'circuit_open', 'rate_limited'])

/**
 * While a provider is unavailable, one job probes it for all: the others would read an interview each time only to get
 * the same error.
 */
export const createPause = (): Pause => {
  let untilMs = 0
  return {
    untilMs: () => untilMs,
    note: (error, nowMs) => {
      if (!(error instanceof ModelError) || !sharedErrors.has(error.code)) return
      untilMs = nowMs + Math.min(longestMs, Math.max(shortestMs, error.retryAfterMs ?? 0))
    },
    end: () => {
      untilMs = 0
    },
  }
}
