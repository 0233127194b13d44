import { assessmentRules } from '@candor/contract'

const { minWeightScored } = assessmentRules

/** From this share of the weights on there is a mean. */
export const leastWeightPercent = Math.round(100 * minWeightScored)

/** A share below the least is never shown as the least. */
export const toWeightPercent = (weight: number): number => {
  const percent = Math.round(100 * weight)
  return weight < minWeightScored ? Math.min(leastWeightPercent - 1, percent) : percent
}
