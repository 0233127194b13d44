/** The server's time, injected everywhere: nothing else may ask the machine for it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** ISO 8601 UTC with milliseconds: how an instant travels. */
export const toInstant = (epochMs: number): string => new Date(epochMs).toISOString()

export const toInstantOrNull = (at: Date | null): string | null => (at === null ? null : toInstant(at.getTime()))
