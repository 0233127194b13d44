export const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/** What the work gives, or `otherwise` where it takes longer or fails: for browsers that are about to be killed. */
export const withTimeout = async <T>(work: Promise<T>, limitMs: number, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs)
  })
  // A page that is gone answers with an error of its own kind each time; the caller looks again anyway.
  const result = await Promise.race([work.catch(() => otherwise), late])
  clearTimeout(timer)
  return result
}

/** Asks until the answer is yes; false once the time is over. */
export const waitUntil = async (isSo: () => Promise<boolean>, limitMs: number, everyMs = 500): Promise<boolean> => {
  const endMs = performance.now() + limitMs
  for (;;) {
    if (await isSo()) return true
    if (performance.now() > endMs) return false
    await pause(everyMs)
  }
}
