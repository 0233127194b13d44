const secondMs = 1_000

/** Limits of a request before anything is known of its sender. */
export const requestLimits = {
  /** Objects and lists inside one another: more than any shape of the contract has. */
  jsonLevels: 32,
  /** From the first byte of a request to the end of its headers. */
  headersMs: 10 * secondMs,
  /** How often connections are checked for that. */
  connectionCheckMs: 5 * secondMs,
  /** A body may always take this long, however slow it arrives. */
  bodyBaseMs: 20 * secondMs,
  /** Beyond that it must arrive at this rate at least, on average. */
  leastBodyBytesPerSecond: 4 * 1024,
  /** No request takes longer, whatever its size. */
  longestMs: 600 * secondMs,
} as const

/** How long the body of a request may take to arrive. */
export const getBodyDeadlineMs = (sizeBytes: number): number =>
  Math.min(
    requestLimits.bodyBaseMs + (sizeBytes / requestLimits.leastBodyBytesPerSecond) * secondMs,
    requestLimits.longestMs,
  )
