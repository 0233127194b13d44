/** How many words the usual rate weighs: without it a single event in 60 words would say more than is known. */
const priorWords = 60

/** Events per 100 words, drawn to the usual rate of such events by as much as 60 words of it. Length itself does not move it. */
export const measurePer100 = (events: number, words: number, usualPer100: number): number =>
  (100 * events + usualPer100 * priorWords) / (words + priorWords)
