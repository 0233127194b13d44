const windowMs = 60_000
/** So many deaths within a minute end the server: starting again does not help. */
const maxDeaths = 5
const firstDelayMs = 100

/**
 * How long to wait before a process that ended at the last of these times is started again, in milliseconds. Null: they end too often.
 * `deathsAtMs` are those of all processes, in order.
 */
export const decideRestart = (deathsAtMs: readonly number[]): number | null => {
  const lastMs = deathsAtMs.at(-1) ?? 0
  const count = deathsAtMs.filter((atMs) => atMs > lastMs - windowMs).length
  return count >= maxDeaths ? null : firstDelayMs * 2 ** Math.max(0, count - 1)
}
