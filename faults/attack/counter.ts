/** Counts by name. A name that was never added has the count 0. */
export const createCounter = () => {
  const counts = new Map<string, number>()
  return {
    add: (name: string): void => {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    get: (...names: readonly string[]): number => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
    total: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),
    toRecord: (): Record<string, number> => Object.fromEntries(counts),
  }
}
export type Counter = ReturnType<typeof createCounter>
