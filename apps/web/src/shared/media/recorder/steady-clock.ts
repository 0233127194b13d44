import { monotonicMs } from '../../clock'

/** The time of day, unaffected by a change of the device's clock while the page is open. */
export const steadyMs = (): number => Math.round(performance.timeOrigin + monotonicMs())
