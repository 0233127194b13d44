const minuteMs = 60_000

/** `2026-11-27`, by UTC. */
export const formatDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

/** `2026-11-27 09:30`, by UTC. */
export const formatMinute = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')

/** `61:05`: minutes and seconds. */
export const formatOffset = (offsetMs: number): string => {
  const seconds = Math.floor(offsetMs / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes with one decimal. */
export const toMinutes = (lengthMs: number): number => Math.round((lengthMs / minuteMs) * 10) / 10
