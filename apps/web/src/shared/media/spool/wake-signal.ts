/** A pause that can be cut short. */
export interface WakeSignal {
  wake: () => void
  /** Until woken, or until the time is over where one is given. */
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
