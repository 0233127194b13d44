/** A share, rounded to the precision in which it is reported. */
export const thousandths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
