/** One tab at a time writes and uploads a session. */
export interface SessionLocks {
  /** False: another tab owns the session. `onLost`: another tab took it over. */
  claim: (sessionId: string, isTakeover: boolean, onTakenOver: () => void) => Promise<boolean>
}

/** The browser releases Web Locks when a tab ends, even by a crash. Without Web Locks every tab counts as the only one. */
export const webLocks: SessionLocks = {
  claim: (sessionId, isTakeover, onTakenOver) => {
    if (!('locks' in navigator)) return Promise.resolve(true)
    return new Promise((resolve) => {
      const options = isTakeover ? { steal: true } : { ifAvailable: true }
      let isAnswered = false
      navigator.locks
        .request(`rec:${sessionId}`, options, (lock) => {
          isAnswered = true
          resolve(lock !== null)
          // Held for as long as this worker lives.
          return lock === null ? undefined : new Promise<void>(() => {})
        })
        .catch(() => {
          if (isAnswered) onTakenOver()
          // The browser refuses locks, for example because storage is blocked.
          else resolve(true)
        })
    })
  },
}
