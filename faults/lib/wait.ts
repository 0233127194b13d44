export const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/** Returns the result of the work, or `otherwise` if it fails or takes too long. For browsers that may be killed. */
export const withTimeout = async <T>(work: Promise<T>, limitMs: number, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs)
  })
  // A closed page fails with different errors each time. The caller retries anyway.
  const result = await Promise.race([work.catch(() => otherwise), late])
  clearTimeout(timer)
  return result
}

/** Polls until the condition holds. Returns false after the time limit. */
export const waitUntil = async (
  isReached: () => Promise<boolean>,
  limitMs: number,
  everyMs = 500,
): Promise<boolean> => {
  const endMs = performance.now() + limitMs
  for (;;) {
    if (await isReached()) return true
    if (performance.now() > endMs) return false
    await pause(everyMs)
  }
}
