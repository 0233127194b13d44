const FIRST_MS = 150
const MAX_MS = 5000

/** Wait before the n-th try again (n from 0): doubling from 150 ms, at most 5 s, with up to a quarter less by chance. */
export const backoffMs = (attempt: number, chance: number): number =>
  Math.round(Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt, 16)) * (1 - 0.25 * chance))
