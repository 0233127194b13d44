/** Figures of the engines' rules that the web's texts name as well. Free of zod. */
export const assessmentRules = {
  /** A mean is given from this share of the weights on. */
  minWeightScored: 0.6,
  /** Comprehension has a level from this share of questions with expected points on. */
  minCountedShare: 0.6,
  /** An interview is scored from this many longer answers on, or from this many content words. */
  longAnswers: { count: 2, words: 12, speechMs: 5000 },
  minContentWords: 60,
  /** A model's level for fewer words has a cap. */
  shortAnswers: { words: 60, cap: 4 },
  wrongAnswers: { cap: 2 },
} as const
