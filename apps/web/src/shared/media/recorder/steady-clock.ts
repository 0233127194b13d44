import { monotonicMs } from '../../clock'

/** Like the time of day, but unmoved by whoever sets this device's clock while the page is open. */
export const steadyMs = (): number => Math.round(performance.timeOrigin + monotonicMs())
