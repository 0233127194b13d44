import { levelLimits } from '@candor/contract'

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** The probable range of the true level: one standard error to each side, within the valid levels. Null: the error is unknown. */
export function getLevelRange(level: number, se: number | null): { low: number; high: number } | null {
  if (se === null) return null
  return { low: Math.max(levelLimits.min, level - se), high: Math.min(levelLimits.max, level + se) }
}

/** The range for display, rounded to tenths: more digits would claim a precision that does not exist. */
export function getDisplayRange(level: number, se: number | null): { low: number; high: number } | null {
  const range = getLevelRange(level, se)
  return range && { low: toTenth(range.low), high: toTenth(range.high) }
}
