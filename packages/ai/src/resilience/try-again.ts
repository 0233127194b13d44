import { ProviderError } from '../ports/provider-error'

export interface TryAgain {
  readonly runtime: {
    readonly nowMs: () => number
    readonly sleep: (delayMs: number, signal: AbortSignal | undefined) => Promise<void>
    /** 0 (inclusive) to 1 (exclusive). */
    readonly random: () => number
  }
  readonly maxAttempts: number
  /** All tries and the waits between them end here. */
  readonly endsAtMs: number
  /** Asked before each further try; see createRetryBudget. */
  readonly mayRetry: () => boolean
  readonly signal: AbortSignal | undefined
  readonly aborted: () => ProviderError
}

const firstBackoffMs = 300
const longestBackoffMs = 5_000

/** Runs `attempt` with the time that is left, again while the failure may pass, the time lasts and the budget allows it. */
export async function tryAgain<T>(policy: TryAgain, attempt: (remainingMs: number) => Promise<T>): Promise<T> {
  const { nowMs } = policy.runtime
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(policy.endsAtMs - nowMs())
    } catch (error) {
      const waitMs = waitBeforeNext(policy, error, tries)
      if (waitMs === null || nowMs() + waitMs >= policy.endsAtMs || !policy.mayRetry()) throw error
      await sleepUnlessAborted(policy, waitMs)
    }
  }
}

/** Exponential with half of it random, so that many waiting interviews do not come back in step; never sooner than asked. */
function waitBeforeNext({ runtime, maxAttempts }: TryAgain, error: unknown, tries: number): number | null {
  if (!(error instanceof ProviderError) || !error.retryable || tries >= maxAttempts) return null
  const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (tries - 1))
  return Math.max(error.retryAfterMs ?? 0, backoffMs * (0.5 + runtime.random() / 2))
}

async function sleepUnlessAborted({ runtime, signal, aborted }: TryAgain, waitMs: number): Promise<void> {
  try {
    await runtime.sleep(waitMs, signal)
  } catch (error) {
    throw signal?.aborted === true ? aborted() : error
  }
}
