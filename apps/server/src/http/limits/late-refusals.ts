/**
 * Delays refusals, so that a client that sends its next request after each answer sends one a second and connection. Their number is
 * limited, because each holds its request.
 */
export const createLateRefusals = (limits: { readonly delayMs: number; readonly maxWaiting: number }) => {
  let waitingCount = 0
  return {
    /** Resolves after the delay; false at once if too many wait. */
    async wait(): Promise<boolean> {
      if (waitingCount >= limits.maxWaiting) return false
      waitingCount += 1
      await new Promise((resolve) => setTimeout(resolve, limits.delayMs))
      waitingCount -= 1
      return true
    },
  }
}
