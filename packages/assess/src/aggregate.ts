import {
  type Aggregate,
  type Assessment,
  assessmentRules,
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
import { listQuestionsForDim } from './scorecards/questions-for-dim'
import { roundTo } from './scorecards/scorecard'

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
 * A cognitive dimension that no question of the set asks for has no weight, even if an answer shows evidence of it.
 * Otherwise a candidate could remove a low dimension from the mean by leaving out an answer. The set decides, never the
 * answers.
 */
export function resolveWeights(configured: AssessWeights | undefined, set: AssessSet): Weights {
  const dims: Partial<Record<DimId, number>> = {}
  for (const group of Object.values(dimGroups))
    for (const id of group) dims[id] = configured?.dims?.[id] ?? defaultDimWeights[id] ?? 1 / group.length
  for (const id of cognitiveDims) dims[id] = cognitiveWeight(id, configured, set)
  return { groups: { ...defaultGroupWeights, ...configured?.groups }, dims }
}

/** The built-in engine scores the points covered in place of the cognitive dimensions. */
export function resolveBuiltinWeights(configured: AssessWeights | undefined, set: AssessSet): Weights {
  const { groups, dims } = resolveWeights(configured, set)
  return { groups: { ...groups, cognitive: 0 }, points: groups.cognitive, dims }
}

/**
 * A dimension's weight grows with the square root of the number of questions that ask for it, as a share of all. A
 * weight that the set gives takes precedence.
 */
function cognitiveWeight(id: CognitiveDimId, configured: AssessWeights | undefined, set: AssessSet): number {
  const weight = sqrtQuestionCount(id, set)
  if (weight === 0) return 0
  const totalWeight = cognitiveDims.reduce((sum, other) => sum + sqrtQuestionCount(other, set), 0)
  return configured?.dims?.[id] ?? roundTo(weight / totalWeight, 4)
}

function sqrtQuestionCount(id: CognitiveDimId, set: AssessSet): number {
  return Math.sqrt(listQuestionsForDim(id, set).length)
}

interface WeightedPart {
  readonly weight: number
  readonly level: number | null
  readonly se: number | null
  readonly reason: NotEvaluatedReason | null
  /** The highest confidence that this part allows the mean; a small error of a rough measure is not certainty. */
  readonly maxConfidence: Confidence
}

/** The confidence that most of the weight has at least: many rough measures together stay rough. */
function findMedianConfidence(dims: readonly Dim[], weights: Weights): Confidence {
  const weighted = dims.flatMap((dim) =>
    dim.state === 'scored' ? [{ confidence: dim.confidence, weight: weights.dims[dim.id] ?? 0 }] : [],
  )
  const half = weighted.reduce((sum, { weight }) => sum + weight, 0) / 2
  const sumWeight = (confidence: Confidence): number =>
    weighted.reduce((sum, part) => sum + (part.confidence === confidence ? part.weight : 0), 0)
  if (sumWeight('low') > half) return 'low'
  return sumWeight('low') + sumWeight('medium') > half ? 'medium' : 'high'
}

/** Weighted mean of the scored dimensions of a group. */
export function aggregateGroup(group: GroupId, dims: Readonly<Record<DimId, Dim>>, weights: Weights): Aggregate {
  return averageParts(listGroupParts(group, dims, weights))
}

/**
 * Groups and overall of a model's levels. A dimension for which the answers hold nothing is missing and voids no mean, as long as
 * 60% of the weights have a level.
 */
export function aggregateJudged(
  dims: Readonly<Record<DimId, Dim>>,
  weights: Weights,
): { groups: Record<GroupId, Aggregate>; overall: Aggregate } {
  const average = (group: GroupId): Aggregate => averageParts(listGroupParts(group, dims, weights), true)
  const groups = { communication: average('communication'), cognitive: average('cognitive'), cv: average('cv') }
  const { communication, cognitive } = weights.groups
  const parts = [toPart(groups.communication, communication), toPart(groups.cognitive, cognitive)]
  return { groups, overall: averageParts(parts, true) }
}

function listGroupParts(group: GroupId, dims: Readonly<Record<DimId, Dim>>, weights: Weights): WeightedPart[] {
  const medianConfidence = findMedianConfidence(
    dimGroups[group].map((id) => dims[id]),
    weights,
  )
  return dimGroups[group].map((id) => {
    const dim = dims[id]
    const scored = dim.state === 'scored'
    return {
      weight: weights.dims[id] ?? 0,
      level: scored ? dim.level : null,
      se: scored ? dim.se : null,
      reason: dim.state === 'not_evaluated' ? dim.reason : null,
      maxConfidence: group === 'communication' ? medianConfidence : dim.confidence,
    }
  })
}

/** The level of the points covered: that of Comprehension, which counts them. */
export function aggregatePoints({ comprehension }: Readonly<Record<DimId, Dim>>): Aggregate {
  if (comprehension.state !== 'scored') {
    const reason = comprehension.state === 'not_evaluated' ? comprehension.reason : 'no_expected_points'
    return { state: 'not_evaluated', reason, weightScored: 0 }
  }
  const { level, percent, se, confidence } = comprehension
  return { state: 'scored', level, percent, se, confidence, weightScored: 1 }
}

/** Overall from the groups, and from the points where they have a weight. CV, integrity and the descriptive dimensions have none. */
export function aggregateOverall(
  { communication, cognitive }: Readonly<Record<GroupId, Aggregate>>,
  weights: Weights,
  points?: Aggregate,
): Aggregate {
  const parts = [
    toPart(communication, weights.groups.communication),
    toPart(cognitive, weights.groups.cognitive),
    ...(points === undefined ? [] : [toPart(points, weights.points ?? 0)]),
  ]
  return averageParts(parts, points !== undefined)
}

function toPart(aggregate: Aggregate, weight: number): WeightedPart {
  if (aggregate.state === 'not_evaluated')
    return { weight, level: null, se: null, reason: aggregate.reason, maxConfidence: 'low' }
  const { level, se, confidence } = aggregate
  return { weight, level, se, reason: null, maxConfidence: confidence }
}

/**
 * A missing part is never filled in. There is no mean below 60% of the weights, or if a part is missing because the
 * candidate said too little: otherwise saying less could remove a weak dimension and raise the mean. Where points are
 * counted saying less loses points, so that there few words only widen the interval.
 */
function averageParts(parts: readonly WeightedPart[], mayBeShort = false): Aggregate {
  const weightedParts = parts.filter((part) => part.weight > 0)
  const total = weightedParts.reduce((sum, part) => sum + part.weight, 0)
  const scored = weightedParts.flatMap((part) => (part.level === null ? [] : [{ ...part, level: part.level }]))
  const weight = scored.reduce((sum, part) => sum + part.weight, 0)
  const weightScored = total === 0 ? 0 : roundTo(weight / total, 4)
  const insufficient = mayBeShort ? undefined : weightedParts.find((part) => part.reason === 'insufficient_evidence')
  if (weightScored < assessmentRules.minWeightScored || insufficient !== undefined) {
    return {
      state: 'not_evaluated',
      reason: insufficient?.reason ?? findMainReason(weightedParts) ?? 'not_asked',
      weightScored,
    }
  }
  const level = roundTo(scored.reduce((sum, part) => sum + part.weight * part.level, 0) / weight, 1)
  const se = scored.some((part) => part.se === null)
    ? null
    : roundTo(Math.sqrt(scored.reduce((sum, part) => sum + (part.weight * (part.se ?? 0)) ** 2, 0)) / weight, 2)
  const confidence = findLowestConfidence([confidenceFromError(se), ...scored.map((part) => part.maxConfidence)])
  return { state: 'scored', level, percent: percentOfLevel(level), se, confidence, weightScored }
}

/** The reason why most of the weight has no level. */
function findMainReason(parts: readonly WeightedPart[]): NotEvaluatedReason | null {
  const weights = new Map<NotEvaluatedReason, number>()
  for (const { reason, weight } of parts) if (reason !== null) weights.set(reason, (weights.get(reason) ?? 0) + weight)
  return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

function findLowestConfidence(all: readonly Confidence[]): Confidence {
  if (all.includes('low')) return 'low'
  return all.includes('medium') ? 'medium' : 'high'
}

/** high up to 0.3 levels of standard error, medium up to 0.6, otherwise (or unknown) low. */
export function confidenceFromError(se: number | null): Confidence {
  if (se === null || se > 0.6) return 'low'
  return se <= 0.3 ? 'high' : 'medium'
}
