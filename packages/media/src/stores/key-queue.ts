import pLimit, { type LimitFunction } from 'p-limit'

/** Runs one task at a time for each key, in call order; keys do not wait for each other. */
export class KeyQueue {
  readonly #limits = new Map<string, LimitFunction>()

  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const limit = this.#limits.get(key) ?? pLimit(1)
    this.#limits.set(key, limit)
    try {
      return await limit(task)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(key)
    }
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#limits.size > 0) {
      await Promise.all([...this.#limits.keys()].map((key) => this.run(key, () => Promise.resolve())))
    }
  }
}
