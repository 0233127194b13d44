/** A share, as exact as it is told. */
export const thousandths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
