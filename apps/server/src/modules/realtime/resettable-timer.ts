import type { LiveTimers } from './realtime-context'

/** One thing to be done later; a later setting takes the place of an earlier. */
export class ResettableTimer {
  readonly #timers: LiveTimers
  #cancel: () => void = () => undefined

  constructor(timers: LiveTimers) {
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
