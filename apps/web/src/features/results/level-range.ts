const LOWEST = 1
const HIGHEST = 5

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** Between which levels the true one probably lies: one standard error to each side, within 1 to 5. Null where it could not be told. */
export function getLevelRange(level: number, se: number | null): { low: number; high: number } | null {
  if (se === null) return null
  return { low: Math.max(LOWEST, level - se), high: Math.min(HIGHEST, level + se) }
}

/** The same for words, in tenths: more would claim a precision that is not there. */
export function toldRange(level: number, se: number | null): { low: number; high: number } | null {
  const range = getLevelRange(level, se)
  return range && { low: toTenth(range.low), high: toTenth(range.high) }
}
