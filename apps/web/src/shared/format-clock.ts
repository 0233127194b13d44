/** 65_000 -> "1:05", 3_725_000 -> "1:02:05". A begun second still counts, so 0:00 means that it is over. */
export function formatClock(durationMs: number): string {
  const seconds = Math.max(0, Math.ceil(durationMs / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A place in a recording: 65_900 -> "1:05". Only whole seconds count, so that playing from there misses nothing. */
export const formatPosition = (positionMs: number): string => formatClock(Math.floor(positionMs / 1000) * 1000)
