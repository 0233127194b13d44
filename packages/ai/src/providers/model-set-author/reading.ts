/** What could be used of a model's reply. `value` is null where too little was left; `faults` say why, in our own words. */
export interface Reading<T> {
  readonly value: T | null
  readonly faults: readonly string[]
}

export type Rule<T> = readonly [fault: string, has: (entry: T) => boolean]

export const findFault = <T>(rules: readonly Rule<T>[], entry: T): string | null =>
  rules.find(([, has]) => has(entry))?.[0] ?? null

/** For the repair; null: the reply is of use. */
export function describeFaults({ value, faults }: Reading<unknown>): string | null {
  if (value !== null) return null
  const named = [...new Set(faults)]
  return named.length === 0
    ? 'It holds too little.'
    : `Too little of it could be used, because of: ${named.join('; ')}.`
}
