export const costRuns = 30

/** What one interview costs: median and first time, own processor time of one (ms), resident memory added (bytes). */
export interface Cost {
  readonly medianMs: number
  readonly processorMs: number
  readonly firstMs: number
  readonly memoryBytes: number
}

/** Validates the worker's message. */
export function readCost(message: unknown): Cost {
  const getNumber = (key: keyof Cost): number => {
    const value: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, key) : undefined
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`The worker told no ${key}`)
    return value
  }
  return {
    medianMs: getNumber('medianMs'),
    processorMs: getNumber('processorMs'),
    firstMs: getNumber('firstMs'),
    memoryBytes: getNumber('memoryBytes'),
  }
}
