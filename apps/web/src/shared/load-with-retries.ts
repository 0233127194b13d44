const RETRY_AFTER_MS = 2000

/**
 * Loads until it succeeds, with a pause after each failure: someone waits for what is loaded, and the connection may come back. Null
 * once `signal` has ended it.
 */
export async function loadWithRetries<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T | null> {
  while (signal?.aborted !== true) {
    try {
      return await load()
    } catch {
      // No connection: the next attempt follows.
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    }
  }
  return null
}
