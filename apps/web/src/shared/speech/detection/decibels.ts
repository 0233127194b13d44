const SILENCE_DB = -100

/** Root mean square to decibels of full scale. */
export const toDecibels = (rms: number): number => (rms <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 20 * Math.log10(rms)))
