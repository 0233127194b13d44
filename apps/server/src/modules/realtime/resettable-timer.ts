import type { RealtimeTimers } from './realtime-context'

/** One delayed call; setting it again replaces the earlier one. */
export class ResettableTimer {
  readonly #timers: RealtimeTimers
  #cancel: () => void = () => undefined

  constructor(timers: RealtimeTimers) {
    this.#timers = timers
  }

  set(delayMs: number, run: () => void): void {
    this.#cancel()
    this.#cancel = this.#timers.after(Math.max(0, Math.ceil(delayMs)), run)
  }

  cancel(): void {
    this.#cancel()
  }
}
