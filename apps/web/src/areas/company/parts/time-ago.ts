const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export interface TimeAgo {
  unit: 'now' | 'minutes' | 'hours' | 'days'
  count: number
}

/** How long ago, in whole minutes, hours or days. A time ahead of this device's clock counts as now. */
export function timeAgo(instantMs: number, nowMs: number): TimeAgo {
  const ageMs = nowMs - instantMs
  if (ageMs < MINUTE_MS) return { unit: 'now', count: 0 }
  if (ageMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(ageMs / MINUTE_MS) }
  if (ageMs < DAY_MS) return { unit: 'hours', count: Math.floor(ageMs / HOUR_MS) }
  return { unit: 'days', count: Math.floor(ageMs / DAY_MS) }
}
