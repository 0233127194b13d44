import { type AnswerModality, answerModalities, type InterviewLanguage, interviewLanguages } from '@candor/contract'

/** As many answers are always counted together, so no figure tells of fewer people (decision 078). */
export const experienceBatchSize = 5

/** Five answers of one way to answer and one language: only their sums are known. */
export interface ExperienceBatch {
  readonly modality: AnswerModality
  readonly language: InterviewLanguage
  readonly sum: number
  readonly sumOfSquares: number
}

/** The mean of some answers from 0 to 10 with its 95% confidence interval, to one decimal. */
export interface ExperienceFigure {
  readonly count: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

export interface ExperienceFigures {
  /** Null: too few answers. */
  readonly overall: ExperienceFigure | null
  readonly byModality: readonly (ExperienceFigure & { readonly modality: AnswerModality })[]
  readonly byLanguage: readonly (ExperienceFigure & { readonly language: InterviewLanguage })[]
}

/** The normal distribution's quantile of 97.5%. */
const z = 1.959964

/** Answers are whole numbers: a spread below that of rounding, 1/12, can't be measured. */
const minVariance = 1 / 12

/** Student's t quantile of 97.5%, by the expansion 26.7.5 of Abramowitz and Stegun. Off by less than 0.001 from 4 degrees of freedom. */
export const getStudentQuantile = (degrees: number): number => {
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160,
  ]
  return terms.reduce((total, term, power) => total + term / degrees ** power, 0)
}

const toDecimal = (value: number): number => Math.round(Math.min(10, Math.max(0, value)) * 10) / 10

/** Null without a batch. The interval is Student's: mean ± t · s / √n, within 0 to 10. */
const summarize = (batches: readonly ExperienceBatch[]): ExperienceFigure | null => {
  if (batches.length === 0) return null
  const count = batches.length * experienceBatchSize
  const mean = batches.reduce((total, { sum }) => total + sum, 0) / count
  const squares = batches.reduce((total, { sumOfSquares }) => total + sumOfSquares, 0)
  const variance = Math.max(minVariance, (squares - count * mean ** 2) / (count - 1))
  const margin = getStudentQuantile(count - 1) * Math.sqrt(variance / count)
  return { count, mean: toDecimal(mean), low: toDecimal(mean - margin), high: toDecimal(mean + margin) }
}

/**
 * What a company sees of how its interviews were for candidates. Every figure is made of whole batches, so no difference
 * between figures tells of fewer people than a batch. A group without a batch is in no figure.
 */
export const summarizeExperience = (batches: readonly ExperienceBatch[]): ExperienceFigures => ({
  overall: summarize(batches),
  byModality: answerModalities.flatMap((modality) => {
    const figure = summarize(batches.filter((batch) => batch.modality === modality))
    return figure === null ? [] : [{ modality, ...figure }]
  }),
  byLanguage: interviewLanguages.flatMap((language) => {
    const figure = summarize(batches.filter((batch) => batch.language === language))
    return figure === null ? [] : [{ language, ...figure }]
  }),
})
