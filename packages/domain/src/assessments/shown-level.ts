/**
 * The overall level or a group's, as every list, card and sentence shows it: in half levels. Finer steps would rank people by noise. Takes
 * and returns 1 to 5. The levels of single dimensions are shown in tenths, because their measures add up to them.
 */
export const toShownLevel = (level: number): number => Math.round(level * 2) / 2
