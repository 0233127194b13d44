/** A pause that can be cut short. */
export interface Wake {
  wake: () => void
  /** Until woken, or until the time is over where one is given. */
  wait: (ms?: number) => Promise<void>
}

export function createWake(): Wake {
  const sleepers = new Set<() => void>()
  return {
    wake: () => {
      for (const rise of [...sleepers]) rise()
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const rise = () => {
          sleepers.delete(rise)
          clearTimeout(timer)
          resolve()
        }
        const timer = ms === undefined ? undefined : setTimeout(rise, ms)
        sleepers.add(rise)
      }),
  }
}
