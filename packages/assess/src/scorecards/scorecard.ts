import type { Evidence, Measure, MeasureId, MeasureUnit, NotEvaluatedReason, Why, WhyKey } from '@candor/contract'
import type { AssessQuestion, AssessSet } from '../input'
import type { Lexicon } from '../lexicons/lexicon'
import { scaleToUnit } from '../measures/scale-to-unit'
import type { SeldomPairs } from '../measures/seldom-pairs'
import { listKeptUnits } from '../normalize/prepare-answers'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { TaggedUnit } from '../tag/word'

export interface ScoreContext {
  readonly answers: readonly PreparedAnswer[]
  readonly questions: readonly AssessQuestion[]
  readonly set: AssessSet
  readonly lexicon: Lexicon
}

/** What a scorecard found before rounding, standard error and confidence. */
export type UnscoredDim =
  | {
      readonly state: 'scored'
      readonly level: number
      readonly measures: Measure[]
      readonly evidence: Evidence[]
      readonly buildWhy: Why[]
      readonly missing: Why[]
    }
  | { readonly state: 'not_evaluated'; readonly reason: NotEvaluatedReason; readonly buildWhy: Why[] }

export type Scorecard = (context: ScoreContext) => UnscoredDim

/** One part of a scorecard: x runs from 0 to 1. */
export interface WeightedMeasure {
  readonly id: MeasureId
  readonly value: number
  readonly unit: MeasureUnit
  readonly x: number
  readonly weight: number
  readonly norm: string
  /** Only typed words can be measured so. It can lower a level and never raise it: the same words said aloud have the same level. */
  readonly isTypedOnly?: boolean
}

/** What the worst measures of all give, and what the best add to it. */
export interface LevelRange {
  readonly lowest: number
  readonly span: number
}

/**
 * Measures of language agree with people's levels at r .5 to .6. A figure of that validity predicts half of a person's distance
 * from the middle: the levels run from 2 to 4.
 */
export const languageRange: LevelRange = { lowest: 2, span: 2 }

/** level = lowest + span * sum(w * x); weights of parts that could not be measured are shared out over the rest. */
export function combineMeasures(
  parts: readonly WeightedMeasure[],
  { lowest, span }: LevelRange = { lowest: 1, span: 4 },
): { level: number; measures: Measure[] } {
  const said = parts.filter(({ isTypedOnly }) => isTypedOnly !== true)
  const counted = average(said) < average(parts) ? said : parts
  const total = counted.reduce((sum, part) => sum + part.weight, 0)
  const measures = counted.map((part) => ({
    id: part.id,
    value: roundTo(part.value, 3),
    unit: part.unit,
    contribution: roundTo((span * part.weight * part.x) / total, 4),
    norm: part.norm,
  }))
  return { level: lowest + measures.reduce((sum, item) => sum + item.contribution, 0), measures }
}

const average = (parts: readonly WeightedMeasure[]): number =>
  parts.length === 0
    ? 1
    : parts.reduce((sum, { weight, x }) => sum + weight * x, 0) / parts.reduce((sum, { weight }) => sum + weight, 0)

/** Worst to best of the pairs of words that English seldom has, in grammar and in coherence: well-written English has 1 to 2. */
export function buildSeldomPairsMeasure({ per100 }: SeldomPairs, weight: number): WeightedMeasure {
  return {
    id: 'seldom_pairs_per_100',
    value: per100,
    unit: 'per_100_words',
    x: scaleToUnit(per100, 5, 0.5),
    weight,
    norm: '5→0.5',
  }
}

/** Kinds of clause in a sample of 60 words, in grammar and in coherence. */
export const buildClauseMeasure = (value: number, weight: number): WeightedMeasure => ({
  id: 'clause_variety',
  value,
  unit: 'count',
  x: scaleToUnit(value, 0, 3),
  weight,
  norm: '0→3',
})

export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}

export function buildWhy(key: WhyKey, params: Why['params'] = {}): Why {
  return { key, params }
}

export function notEvaluated(reason: NotEvaluatedReason, params: Why['params'] = {}): UnscoredDim {
  return { state: 'not_evaluated', reason, buildWhy: [buildWhy(`not_evaluated.${reason}`, params)] }
}

export interface AnswerUnit {
  readonly answer: PreparedAnswer
  readonly unit: TaggedUnit
}

export function listAnswerUnits(answers: readonly PreparedAnswer[]): AnswerUnit[] {
  return answers.flatMap((answer) => listKeptUnits(answer.units).map((unit) => ({ answer, unit })))
}

export function countWords(units: readonly TaggedUnit[]): number {
  return units.reduce((sum, unit) => sum + unit.words.length, 0)
}
