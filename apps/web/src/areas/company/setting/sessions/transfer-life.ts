const LIFE_MS = 15 * 60_000

/** How long a link still works by this device's clock, which may be wrong: never more than a link lives, never less than nothing. */
export function transferLifeMs(expiresAt: string, nowMs: number): number {
  return Math.min(LIFE_MS, Math.max(0, Date.parse(expiresAt) - nowMs))
}
