const secondMs = 1_000
const minuteMs = 60 * secondMs

/** Retries of a failing service come after 1, 2, 4 … seconds, up to this delay. */
const longestPauseMs = minuteMs
/** A failed copy is postponed by this time in favor of the others. */
const itemWaitMs = 2 * minuteMs
/** Bytes that differ from the sealed ones will hardly be correct a minute later. */
const mismatchWaitMs = { first: 10 * minuteMs, longest: 6 * 60 * minuteMs } as const

const doubled = (firstMs: number, times: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(times, 20))

/** Schedules retries, so that a failed copy blocks no other for long and an outage causes one request per minute. */
export class TierPace {
  readonly #waiting = new Map<string, { readonly mismatches: number; readonly untilMs: number }>()
  #failuresInARow = 0
  #pausedUntilMs = 0

  isPaused(nowMs: number): boolean {
    return nowMs < this.#pausedUntilMs
  }

  /** Keys that must not be retried yet. */
  waiting(nowMs: number): readonly string[] {
    return [...this.#waiting].flatMap(([id, { untilMs }]) => (untilMs > nowMs ? [id] : []))
  }

  succeeded(id: string): void {
    this.#waiting.delete(id)
    this.#failuresInARow = 0
    this.#pausedUntilMs = 0
  }

  failed(id: string, failure: { readonly nowMs: number; readonly isMismatch: boolean }): void {
    const { nowMs, isMismatch } = failure
    const mismatches = (this.#waiting.get(id)?.mismatches ?? 0) + (isMismatch ? 1 : 0)
    const { first, longest } = mismatchWaitMs
    const waitMs = isMismatch ? doubled(first, mismatches - 1, longest) : itemWaitMs
    this.#waiting.set(id, { mismatches, untilMs: nowMs + waitMs })
    this.#pausedUntilMs = nowMs + doubled(secondMs, this.#failuresInARow, longestPauseMs)
    this.#failuresInARow += 1
  }
}
