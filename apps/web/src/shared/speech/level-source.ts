/** A loudness from 0 to 1 that changes many times a second; read it with `useSyncExternalStore`. */
export interface LevelSource {
  subscribe: (onChange: () => void) => () => void
  get: () => number
}

export interface LevelOutlet extends LevelSource {
  set: (level: number) => void
}

export const silentLevel: LevelSource = { subscribe: () => () => {}, get: () => 0 }

/** Steps of 0.05 are enough for a mouth and a meter. Smaller ones would only cause more renders. */
const STEPS = 20

export function createLevel(): LevelOutlet {
  const listeners = new Set<() => void>()
  let current = 0
  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    get: () => current,
    set: (level) => {
      const next = Math.round(Math.min(1, Math.max(0, level)) * STEPS) / STEPS
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
  }
}
