export interface RetryBudgetSettings {
  readonly nowMs: () => number
  /** Further tries for each call [0.1]. */
  readonly share?: number
  /** Saved up at most, and there from the start: a few failures are always tried again [5]. */
  readonly most?: number
  /** Further tries within any minute [30]. */
  readonly perMinute?: number
}

const defaults = { share: 0.1, most: 5, perMinute: 30 }
const minuteMs = 60_000

/**
 * How often failures may be tried again, for all calls to a provider together: when everything fails, trying everything again
 * would only double the load on what is down.
 */
export class RetryBudget {
  private readonly settings: typeof defaults & Pick<RetryBudgetSettings, 'nowMs'>
  private saved: number
  private spentAtMs: readonly number[] = []

  constructor(settings: RetryBudgetSettings) {
    this.settings = { ...defaults, ...settings }
    this.saved = this.settings.most
  }

  /** To be called once for each call. */
  earn(): void {
    this.saved = Math.min(this.settings.most, this.saved + this.settings.share)
  }

  /** Whether one further try may be made; it counts as made. */
  readonly mayRetry = (): boolean => {
    const nowMs = this.settings.nowMs()
    this.spentAtMs = this.spentAtMs.filter((atMs) => atMs > nowMs - minuteMs)
    if (this.saved < 1 || this.spentAtMs.length >= this.settings.perMinute) return false
    this.saved -= 1
    this.spentAtMs = [...this.spentAtMs, nowMs]
    return true
  }
}
