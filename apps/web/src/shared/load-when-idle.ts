/** Long enough for the page's own requests to have ended on a slow connection. */
const SETTLED_AFTER_MS = 2000

/** For browsers without idle callbacks (Safari). */
const requestIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else run()
}

/**
 * Loads what the page needs next, once it is complete and its reader is reading. A failure does not matter: whatever needs the
 * code asks for it again. Returns what cancels it before it starts.
 */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => requestIdle(() => void load().catch(() => null)), SETTLED_AFTER_MS)
  return () => clearTimeout(timer)
}
