import {
  type Aggregate,
  type Assessment,
  type Confidence,
  type Dim,
  type DimId,
  dimGroups,
  type GroupId,
  type NotEvaluatedReason,
  percentOfLevel,
} from '@candor/contract'
import type { AssessWeights } from './input'
import { round } from './scorecards/scorecard'

const minWeightScored = 0.6
const defaultGroupWeights = { communication: 0.4, cognitive: 0.6, cv: 0 } as const
/** Fluency weighs little unless the interview set says that the job needs speaking. */
const defaultDimWeights: Readonly<Partial<Record<DimId, number>>> = {
  grammar: 0.2,
  comprehension: 0.3,
  fluency: 0.1,
  vocabulary: 0.2,
  coherence: 0.2,
}

export type Weights = Assessment['weights']

export function weightsOf(given: AssessWeights | undefined): Weights {
  const dims: Partial<Record<DimId, number>> = {}
  for (const group of Object.values(dimGroups))
    for (const id of group) dims[id] = given?.dims?.[id] ?? defaultDimWeights[id] ?? 1 / group.length
  return { groups: { ...defaultGroupWeights, ...given?.groups }, dims }
}

interface Part {
  readonly weight: number
  readonly level: number | null
  readonly se: number | null
  readonly reason: NotEvaluatedReason | null
}

/** Weighted mean of the scored dimensions of a group. */
export function groupOf(group: GroupId, dims: Readonly<Record<DimId, Dim>>, weights: Weights): Aggregate {
  return meanOf(
    dimGroups[group].map((id) => {
      const dim = dims[id]
      const scored = dim.state === 'scored'
      return {
        weight: weights.dims[id] ?? 0,
        level: scored ? dim.level : null,
        se: scored ? dim.se : null,
        reason: dim.state === 'not_evaluated' ? dim.reason : null,
      }
    }),
  )
}

/** Overall from the groups. CV, integrity and the descriptive dimensions have no weight here. */
export function overallOf(groups: Readonly<Record<GroupId, Aggregate>>, weights: Weights): Aggregate {
  const ids: readonly GroupId[] = ['communication', 'cognitive']
  return meanOf(
    ids.map((id) => {
      const group = groups[id]
      const scored = group.state === 'scored'
      return {
        weight: weights.groups[id],
        level: scored ? group.level : null,
        se: scored ? group.se : null,
        reason: scored ? null : group.reason,
      }
    }),
  )
}

/**
 * A missing part is never filled in. Below 60 % of the weights there is no mean; nor when a part is missing for want of words:
 * otherwise saying less could remove a weak dimension and lift the mean.
 */
function meanOf(parts: readonly Part[]): Aggregate {
  const counted = parts.filter((part) => part.weight > 0)
  const total = counted.reduce((sum, part) => sum + part.weight, 0)
  const scored = counted.flatMap((part) => (part.level === null ? [] : [{ ...part, level: part.level }]))
  const weight = scored.reduce((sum, part) => sum + part.weight, 0)
  const weightScored = total === 0 ? 0 : round(weight / total, 4)
  const short = counted.find((part) => part.reason === 'insufficient_evidence')
  if (weightScored < minWeightScored || short !== undefined) {
    return {
      state: 'not_evaluated',
      reason: short?.reason ?? counted.find((part) => part.reason !== null)?.reason ?? 'not_assessed_by_engine',
      weightScored,
    }
  }
  const level = round(scored.reduce((sum, part) => sum + part.weight * part.level, 0) / weight, 1)
  const se = scored.some((part) => part.se === null)
    ? null
    : round(Math.sqrt(scored.reduce((sum, part) => sum + (part.weight * (part.se ?? 0)) ** 2, 0)) / weight, 2)
  return { state: 'scored', level, percent: percentOfLevel(level), se, confidence: confidenceOf(se), weightScored }
}

/** high up to 0.3 levels of standard error, medium up to 0.6, otherwise (or unknown) low. */
export function confidenceOf(se: number | null): Confidence {
  if (se === null || se > 0.6) return 'low'
  return se <= 0.3 ? 'high' : 'medium'
}
