import {
  type Aggregate,
  type Assessment,
  type CognitiveDimId,
  type Confidence,
  cognitiveDims,
  type Dim,
  type DimId,
  dimGroups,
  type GroupId,
  type NotEvaluatedReason,
  percentOfLevel,
} from '@candor/contract'
import type { AssessSet, AssessWeights } from './input'
import { questionsAsking } from './scorecards/cognitive/questions-for-dim'
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

/**
 * A cognitive dimension that no question of the set asks for has no weight, also where evidence of it came up: otherwise an
 * answer left out could take a low dimension out of the mean. The set decides, never the answers.
 */
export function weightsOf(given: AssessWeights | undefined, set: AssessSet): Weights {
  const dims: Partial<Record<DimId, number>> = {}
  for (const group of Object.values(dimGroups))
    for (const id of group) dims[id] = given?.dims?.[id] ?? defaultDimWeights[id] ?? 1 / group.length
  for (const id of cognitiveDims) dims[id] = cognitiveWeight(id, given, set)
  return { groups: { ...defaultGroupWeights, ...given?.groups }, dims }
}

/**
 * The more questions ask for it the more it weighs, though not in proportion (the square root of their number), as a share of
 * all; a weight that the set gives goes before.
 */
function cognitiveWeight(id: CognitiveDimId, given: AssessWeights | undefined, set: AssessSet): number {
  const own = rootOfAsking(id, set)
  if (own === 0) return 0
  const all = cognitiveDims.reduce((sum, other) => sum + rootOfAsking(other, set), 0)
  return given?.dims?.[id] ?? round(own / all, 4)
}

function rootOfAsking(id: CognitiveDimId, set: AssessSet): number {
  return Math.sqrt(questionsAsking(id, set).length)
}

interface Part {
  readonly weight: number
  readonly level: number | null
  readonly se: number | null
  readonly reason: NotEvaluatedReason | null
  /** How sure the mean may be at most because of this part; a small error of a rough measure is not certainty. */
  readonly atMost: Confidence
}

/** What most of the weight is sure of at the least: rough measures do not become sure by being many. */
function middleConfidence(dims: readonly Dim[], weights: Weights): Confidence {
  const weighed = dims.flatMap((dim) =>
    dim.state === 'scored' ? [{ confidence: dim.confidence, weight: weights.dims[dim.id] ?? 0 }] : [],
  )
  const half = weighed.reduce((sum, { weight }) => sum + weight, 0) / 2
  const weightOf = (confidence: Confidence): number =>
    weighed.reduce((sum, part) => sum + (part.confidence === confidence ? part.weight : 0), 0)
  if (weightOf('low') > half) return 'low'
  return weightOf('low') + weightOf('medium') > half ? 'medium' : 'high'
}

/** Weighted mean of the scored dimensions of a group. */
export function groupOf(group: GroupId, dims: Readonly<Record<DimId, Dim>>, weights: Weights): Aggregate {
  const middle = middleConfidence(
    dimGroups[group].map((id) => dims[id]),
    weights,
  )
  return meanOf(
    dimGroups[group].map((id) => {
      const dim = dims[id]
      const scored = dim.state === 'scored'
      return {
        weight: weights.dims[id] ?? 0,
        level: scored ? dim.level : null,
        se: scored ? dim.se : null,
        reason: dim.state === 'not_evaluated' ? dim.reason : null,
        atMost: group === 'communication' ? middle : dim.confidence,
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
        atMost: scored ? group.confidence : 'low',
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
      reason: short?.reason ?? counted.find((part) => part.reason !== null)?.reason ?? 'not_asked',
      weightScored,
    }
  }
  const level = round(scored.reduce((sum, part) => sum + part.weight * part.level, 0) / weight, 1)
  const se = scored.some((part) => part.se === null)
    ? null
    : round(Math.sqrt(scored.reduce((sum, part) => sum + (part.weight * (part.se ?? 0)) ** 2, 0)) / weight, 2)
  const confidence = lowest([confidenceOf(se), ...scored.map((part) => part.atMost)])
  return { state: 'scored', level, percent: percentOfLevel(level), se, confidence, weightScored }
}

function lowest(all: readonly Confidence[]): Confidence {
  if (all.includes('low')) return 'low'
  return all.includes('medium') ? 'medium' : 'high'
}

/** high up to 0.3 levels of standard error, medium up to 0.6, otherwise (or unknown) low. */
export function confidenceOf(se: number | null): Confidence {
  if (se === null || se > 0.6) return 'low'
  return se <= 0.3 ? 'high' : 'medium'
}
