/** The only place of the web app that reads a clock. */

/** Milliseconds since 1970, by this device's clock: for showing, never for deciding. */
export const nowMs = (): number => Date.now()

/** Milliseconds that only grow, whatever is done to the device's clock: for measuring. */
export const monotonicMs = (): number => performance.now()
