/** One task at a time for each key, in the order asked; keys do not wait for each other. */
export class KeyQueue {
  readonly #tails = new Map<string, Promise<void>>()

  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const result = (this.#tails.get(key) ?? Promise.resolve()).then(task)
    const settled = result.then(
      () => undefined,
      () => undefined,
    )
    this.#tails.set(key, settled)
    void settled.then(() => {
      if (this.#tails.get(key) === settled) this.#tails.delete(key)
    })
    return result
  }

  /** Resolves when nothing is queued any more. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values())
  }
}
