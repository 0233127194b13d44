/** Whether a voice is paused; it resumes from the same place. */
export interface PauseState {
  readonly isPaused: boolean
  subscribe: (onChange: () => void) => () => void
}
export interface PauseControl extends PauseState {
  set: (isHeld: boolean) => void
}

export function createPauseControl(): PauseControl {
  const listeners = new Set<() => void>()
  let isPaused = false
  return {
    get isPaused() {
      return isPaused
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set: (next) => {
      if (next === isPaused) return
      isPaused = next
      for (const listener of [...listeners]) listener()
    },
  }
}

/** Resolves on resume or abort. */
export const waitUntilResumed = (pause: PauseState, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (pause.isPaused && !signal.aborted) return
      unsubscribe()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const unsubscribe = pause.subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
