import {
  type Assessment,
  assessmentRules,
  type CognitiveDimId,
  type CommunicationDimId,
  cognitiveDims,
  communicationDims,
  type ReviewerLevel,
} from '@candor/contract'
import { toShownLevel } from './shown-level'

/** As for the engines: below this share of the weights there is no overall level. */
const { minWeightScored } = assessmentRules

export interface ReviewerOverall {
  /** Weighted mean of the levels that people set, 1 to 5 in half levels; null below 60% of the weights. */
  readonly level: number | null
  /** Share (0 to 1) of the weights of the dimensions with a person's level. */
  readonly weightSet: number
  /** Dimensions with a person's level. */
  readonly dims: number
}

type RatedDimId = CommunicationDimId | CognitiveDimId

/** The weight of each dimension that counts; thinking weighs what the built-in engine gives to points. */
function listWeights({ groups, points, dims }: Assessment['weights']): Map<RatedDimId, number> {
  const spread = (ids: readonly RatedDimId[], share: number): [RatedDimId, number][] => {
    const total = ids.reduce((sum, id) => sum + (dims[id] ?? 0), 0)
    return ids.flatMap((id) => {
      const weight = dims[id] ?? 0
      return weight > 0 ? [[id, (share * weight) / total]] : []
    })
  }
  return new Map([
    ...spread(communicationDims, groups.communication),
    ...spread(cognitiveDims, points ?? groups.cognitive),
  ])
}

/** The overall level of the levels that people set, several people's as their mean. Null: no one has set one that counts. */
export function averageReviewerLevels(
  reviewer: readonly Pick<ReviewerLevel, 'dimId' | 'level'>[],
  weights: Assessment['weights'],
): ReviewerOverall | null {
  const weightOf = listWeights(weights)
  const total = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0)
  const rated = [...weightOf].flatMap(([dimId, weight]) => {
    const levels = reviewer.filter((entry) => entry.dimId === dimId).map(({ level }) => level)
    return levels.length === 0 ? [] : [{ weight, level: levels.reduce((sum, level) => sum + level, 0) / levels.length }]
  })
  if (rated.length === 0) return null
  const weight = rated.reduce((sum, dim) => sum + dim.weight, 0)
  const mean = rated.reduce((sum, dim) => sum + dim.weight * dim.level, 0) / weight
  const weightSet = weight / total
  const isEnough = weightSet >= minWeightScored - 1e-9
  return { level: isEnough ? toShownLevel(mean) : null, weightSet, dims: rated.length }
}
