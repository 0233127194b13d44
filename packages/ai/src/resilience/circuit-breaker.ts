import type { ProviderErrorCode, ProviderOutcome } from '@candor/contract'

export interface BreakerSettings {
  readonly nowMs: () => number
  /** This many failures [5] within the window open it if they are at least half of the calls. As many consecutive failures do so too. */
  readonly failures?: number
  /** [30,000] */
  readonly windowMs?: number
  /** How long it stays open at first [15,000]; twice as long after each probe that fails, up to `longestOpenMs`. */
  readonly openMs?: number
  /** [120,000] */
  readonly longestOpenMs?: number
  /** Called each time the breaker opens [none]. */
  readonly onOpened?: (forMs: number) => void
}

const defaults = { failures: 5, windowMs: 30_000, openMs: 15_000, longestOpenMs: 120_000, onOpened: () => undefined }

/** A server that hangs fails slowly: consecutive failures count for this many windows. */
const rowWindows = 4

/** Leave to make one call. `end` is to be called exactly once with how it went. */
export interface Pass {
  readonly isProbe: boolean
  end(outcome: ProviderOutcome): void
}

export type Admission = { readonly pass: Pass } | { readonly pass: null; readonly retryAfterMs: number }

/** Failures that say something about the provider: a caller's change of mind or an unfit wish says nothing. */
const faults: ReadonlySet<string> = new Set<ProviderErrorCode>([
  'timeout',
  'rate_limited',
  'unavailable',
  'bad_response',
  'unauthorized',
])
/** Neither a success nor a failure of the provider's. */
const isSilent = (outcome: ProviderOutcome) => outcome !== 'ok' && outcome !== 'refused' && !faults.has(outcome)

/**
 * Stops calls to a provider that keeps failing, so that callers don't wait for nothing: closed, open for a while, then half
 * open for a single probe. One for each adapter. It uses no timers: it checks the clock on each call.
 */
export class CircuitBreaker {
  private readonly settings: Required<BreakerSettings>
  private calls: { readonly atMs: number; readonly isFault: boolean }[] = []
  /** null: closed. */
  private opened: { readonly untilMs: number; readonly forMs: number; readonly isProbing: boolean } | null = null

  constructor(settings: BreakerSettings) {
    this.settings = { ...defaults, ...settings }
  }

  admit(): Admission {
    if (this.opened === null) return { pass: this.passOf(false) }
    const waitMs = this.opened.untilMs - this.settings.nowMs()
    if (waitMs > 0) return { pass: null, retryAfterMs: waitMs }
    if (this.opened.isProbing) return { pass: null, retryAfterMs: this.settings.openMs }
    this.opened = { ...this.opened, isProbing: true }
    return { pass: this.passOf(true) }
  }

  private passOf(isProbe: boolean): Pass {
    return { isProbe, end: (outcome) => (isProbe ? this.endProbe(outcome) : this.endCall(outcome)) }
  }

  private endProbe(outcome: ProviderOutcome): void {
    const { opened } = this
    if (opened === null) return
    this.opened = { ...opened, isProbing: false }
    if (isSilent(outcome)) return
    this.calls = []
    this.opened = faults.has(outcome) ? this.openedAfter(opened.forMs) : null
  }

  private endCall(outcome: ProviderOutcome): void {
    if (isSilent(outcome)) return
    const { nowMs, windowMs } = this.settings
    const atMs = nowMs()
    const known = this.calls.filter((call) => call.atMs > atMs - windowMs * rowWindows)
    this.calls = [...known, { atMs, isFault: faults.has(outcome) }]
    // Calls that were under way when it opened change nothing any more.
    if (this.opened === null && this.isFailing(atMs)) this.opened = this.openedAfter(0)
  }

  private isFailing(nowMs: number): boolean {
    const { windowMs, failures } = this.settings
    const recent = this.calls.filter(({ atMs }) => atMs > nowMs - windowMs)
    const faultCount = recent.filter(({ isFault }) => isFault).length
    if (faultCount >= failures && faultCount * 2 >= recent.length) return true
    const last = this.calls.slice(-failures)
    return last.length === failures && last.every(({ isFault }) => isFault)
  }

  private openedAfter(lastForMs: number) {
    const { nowMs, openMs, longestOpenMs, onOpened } = this.settings
    const forMs = Math.min(longestOpenMs, Math.max(openMs, lastForMs * 2))
    onOpened(forMs)
    return { untilMs: nowMs() + forMs, forMs, isProbing: false }
  }
}
