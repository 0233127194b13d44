const secondMs = 1_000
const minuteMs = 60 * secondMs

/** A service that fails is asked again after 1, 2, 4 … seconds, at most this much later. */
const longestPauseMs = minuteMs
/** What failed lets the others go first for so long. */
const itemWaitMs = 2 * minuteMs
/** Bytes that are not the ones announced will hardly be right the next minute. */
const mismatchWaitMs = { first: 10 * minuteMs, longest: 6 * 60 * minuteMs } as const

const doubled = (firstMs: number, times: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(times, 20))

/** When to try again: what fails blocks nothing else for long, and an outage costs a request a minute. */
export class TierPace {
  readonly #waiting = new Map<string, { readonly mismatches: number; readonly untilMs: number }>()
  #failuresInARow = 0
  #pausedUntilMs = 0

  isPaused(nowMs: number): boolean {
    return nowMs < this.#pausedUntilMs
  }

  /** What is not to be tried yet. */
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
