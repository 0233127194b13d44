const FIRST_MS = 400
const MAX_MS = 20_000
/** A connection that was good a moment ago is retried at once: most losses are a server that restarts. */
const AT_ONCE_MS = 250

/** How long to wait before the next try, with up to half of it left to chance, so that not everybody comes at once. `random`: 0 to 1. */
export function reconnectDelayMs(failures: number, random: number): number {
  if (failures <= 1) return Math.round(AT_ONCE_MS * random)
  const delay = Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1))
  return Math.round(delay * (0.5 + random / 2))
}
