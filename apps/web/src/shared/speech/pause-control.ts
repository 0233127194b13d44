/** Whether a voice stands still for a moment; it goes on from the same place. */
export interface Hold {
  readonly isHeld: boolean
  subscribe: (onChange: () => void) => () => void
}
export interface HoldSwitch extends Hold {
  set: (isHeld: boolean) => void
}

export function createHold(): HoldSwitch {
  const listeners = new Set<() => void>()
  let isHeld = false
  return {
    get isHeld() {
      return isHeld
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set: (next) => {
      if (next === isHeld) return
      isHeld = next
      for (const listener of [...listeners]) listener()
    },
  }
}

/** Resolves once it goes on, or at an abort. */
export const whenReleased = (hold: Hold, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (hold.isHeld && !signal.aborted) return
      still()
      signal.removeEventListener('abort', look)
      resolve()
    }
    const still = hold.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
