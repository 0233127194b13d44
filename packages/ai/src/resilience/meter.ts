import type { ProviderErrorCode, ProviderKind } from '@candor/contract'
import { ProviderError } from '../ports/provider-error'
import type { RecordUse, UsageContext } from '../ports/provider-use'
import type { CircuitBreaker } from './circuit-breaker'
import type { CostCap } from './cost-cap'
import { type Amounts, costMicroUsd, nothingUsed, type PriceList } from './price-list'
import type { RetryBudget } from './retry-budget'

/** What all calls to one provider go through. The cap is shared by all providers, the rest is this provider's own. */
export interface MeterSettings {
  readonly kind: ProviderKind
  /** `<adapter id>/<model>` */
  readonly provider: string
  readonly nowMs: () => number
  readonly breaker: CircuitBreaker
  readonly retries: RetryBudget
  readonly cap: CostCap
  readonly prices: PriceList
  readonly record: RecordUse
  /** The port's own error for a call that is not made. */
  readonly errorOf: (code: 'circuit_open' | 'over_budget', detail: string, retryAfterMs: number) => ProviderError
}

export interface MeteredCall<T> {
  readonly use: UsageContext
  /** What it may use at most, for the cap. */
  readonly most: Amounts
  readonly run: () => Promise<T>
  readonly amountsOf: (result: T) => Amounts
  /** What a failed call used [unknown]. */
  readonly amountsOfError?: (error: unknown) => Amounts
}

interface Ending {
  readonly use: UsageContext
  readonly outcome: 'ok' | ProviderErrorCode
  readonly amounts: Amounts
  readonly startedMs: number
}

/**
 * A caller that waited this long without a result met a fault of the provider; one that gave up sooner was in a hurry.
 */
const slowMs: Readonly<Record<ProviderKind, number>> = {
  'language-model': 2_000,
  'speech-to-text': 8_000,
  'text-to-speech': 4_000,
}

/** Makes a call if the provider is in order and the money lasts, and takes note of how it ended, whatever happens. */
export class Meter {
  constructor(private readonly settings: MeterSettings) {}

  async call<T>(call: MeteredCall<T>): Promise<T> {
    const { breaker, cap, prices, retries, nowMs, errorOf } = this.settings
    const startedMs = nowMs()
    const hold = cap.hold(call.use.organizationId, costMicroUsd(prices, call.most) ?? 0)
    if (hold === null) {
      this.note({ use: call.use, outcome: 'over_budget', amounts: nothingUsed, startedMs })
      throw errorOf('over_budget', "the day's money of this organization is spent", cap.nextDayMs())
    }
    const admission = breaker.admit()
    if (admission.pass === null) {
      hold.settle(0)
      this.note({ use: call.use, outcome: 'circuit_open', amounts: nothingUsed, startedMs })
      throw errorOf('circuit_open', 'the provider failed too often of late', admission.retryAfterMs)
    }
    retries.earn()
    let ending: Omit<Ending, 'use' | 'startedMs'> = { outcome: 'unavailable', amounts: nothingUsed }
    try {
      const result = await call.run()
      ending = { outcome: 'ok', amounts: call.amountsOf(result) }
      return result
    } catch (error) {
      const outcome = error instanceof ProviderError ? error.code : 'unavailable'
      ending = { outcome, amounts: call.amountsOfError?.(error) ?? nothingUsed }
      throw error
    } finally {
      admission.pass.end(this.verdictOf(ending.outcome, nowMs() - startedMs))
      hold.settle(this.note({ use: call.use, startedMs, ...ending }) ?? 0)
    }
  }

  /** What the breaker learns: a caller's deadline counts like an abort, by how long the caller waited. */
  private verdictOf(outcome: Ending['outcome'], waitedMs: number): Ending['outcome'] {
    if (outcome !== 'timeout' && outcome !== 'aborted') return outcome
    return waitedMs >= slowMs[this.settings.kind] ? 'timeout' : 'aborted'
  }

  private note({ use, outcome, amounts, startedMs }: Ending): number | null {
    const { kind, provider, nowMs, prices, record } = this.settings
    const cost = costMicroUsd(prices, amounts)
    const atMs = nowMs()
    const { organizationId, sessionId, purpose } = use
    const latencyMs = Math.max(0, Math.round(atMs - startedMs))
    record({
      organizationId,
      sessionId,
      purpose,
      kind,
      provider,
      outcome,
      ...amounts,
      latencyMs,
      costMicroUsd: cost,
      atMs,
    })
    return cost
  }
}
