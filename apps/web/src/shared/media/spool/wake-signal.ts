/** A wait that can be ended early. */
export interface WakeSignal {
  wake: () => void
  /** Resolves when woken, or when the given time is over. */
  wait: (ms?: number) => Promise<void>
}

export function createWakeSignal(): WakeSignal {
  const sleepers = new Set<() => void>()
  return {
    wake: () => {
      for (const resume of [...sleepers]) resume()
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const resume = () => {
          sleepers.delete(resume)
          clearTimeout(timer)
          resolve()
        }
        const timer = ms === undefined ? undefined : setTimeout(resume, ms)
        sleepers.add(resume)
      }),
  }
}
