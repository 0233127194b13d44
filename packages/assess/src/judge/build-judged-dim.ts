import {
  assessmentRules,
  type Confidence,
  type Dim,
  type Evidence,
  type JudgeCheck,
  type Judged,
  type NotEvaluatedReason,
  percentOfLevel,
  type RatedDimId,
  type Why,
} from '@candor/contract'
import { confidenceFromError } from '../aggregate'
import { buildEvidence, selectStrongest } from '../evidence/quote'
import { buildWhy, roundTo } from '../scorecards/scorecard'
import { hasWideTrimmedSpread, type Verdict } from './aggregate-samples'
import type { FoundQuote } from './check-answer'
import { areOverlapping } from './quotes'
import type { SuspectedSentence } from './suspects'

const minSe = 0.25
const { shortAnswers, wrongAnswers } = assessmentRules
const maxBuiltinDistance = 2
const maxNoteChars = 400
const maxWhyNotHigherChars = 600
/** Dimensions that code measures too, with figures that were held against labeled texts. */
const comparable: ReadonlySet<RatedDimId> = new Set<RatedDimId>(['grammar', 'vocabulary', 'comprehension'])

export interface JudgedDimInput {
  readonly id: RatedDimId
  readonly verdict: Verdict
  readonly suspects: readonly SuspectedSentence[]
  /** The built-in engine's result for the same dimension. */
  readonly builtin: Dim
  /** Words that the group is judged by. */
  readonly words: number
  /** Most of the answers that show it are wrong. */
  readonly isWrong: boolean
  /** The recognizer was unsure of the words. */
  readonly isUnsure: boolean
}

/** Builds a dimension from the model's samples after all checks. */
export function buildJudgedDim(input: JudgedDimInput): Dim {
  const { verdict } = input
  const { median } = verdict
  const evidence = selectStrongest(collectEvidence(verdict, input.suspects))
  const checks = listChecks(input, median)
  const judged = buildJudged(verdict, checks)
  if (median === null) return buildUnscored(input, judged, verdict.reason ?? 'insufficient_evidence')
  if (evidence.length === 0) return buildUnscored(input, judged, 'quotes_not_found')
  const level = capLevel(roundTo(median, 1), checks)
  const se = computeStandardError(verdict.levels.flatMap((given) => given ?? []))
  return {
    id: input.id,
    state: 'scored',
    level,
    percent: percentOfLevel(level),
    se,
    confidence: computeConfidence(se, checks),
    evidence,
    measures: [
      {
        id: 'judge_level',
        value: roundTo(median, 1),
        unit: 'levels',
        contribution: roundTo(level - 1, 4),
        norm: '1→5',
      },
      { id: 'judge_spread', value: verdict.spread, unit: 'levels', contribution: 0 },
    ],
    why: listWhys(level, verdict, checks),
    missing: [],
    judged,
  }
}

function capLevel(level: number, checks: readonly JudgeCheck[]): number {
  if (checks.includes('wrong_answers_capped')) return wrongAnswers.cap
  return checks.includes('short_answers_capped') ? shortAnswers.cap : level
}

function listChecks(
  { builtin, id, words, verdict, isWrong, isUnsure }: JudgedDimInput,
  median: number | null,
): JudgeCheck[] {
  if (median === null) return hasWideTrimmedSpread(verdict) ? ['spread_wide'] : []
  const differs =
    comparable.has(id) && builtin.state === 'scored' && Math.abs(builtin.level - median) > maxBuiltinDistance
  const checks: readonly (readonly [JudgeCheck, boolean])[] = [
    ['spread_wide', hasWideTrimmedSpread(verdict)],
    ['differs_from_builtin', differs],
    ['short_answers_capped', median > shortAnswers.cap && words < shortAnswers.words],
    ['wrong_answers_capped', isWrong && median > wrongAnswers.cap],
    ['unsure_transcript', isUnsure],
  ]
  return checks.flatMap(([check, isSo]) => (isSo ? [check] : []))
}

function buildJudged(verdict: Verdict, checks: JudgeCheck[]): Judged {
  return {
    samples: [...verdict.levels],
    spread: verdict.spread,
    whyNotHigher: (verdict.readings[0]?.whyNotHigher ?? '').slice(0, maxWhyNotHigherChars),
    checks,
  }
}

function buildUnscored(input: JudgedDimInput, judged: Judged, reason: NotEvaluatedReason): Dim {
  return {
    id: input.id,
    state: 'not_evaluated',
    reason,
    confidence: 'low',
    evidence: [],
    measures: [],
    why: [
      buildWhy(`not_evaluated.${reason}`, reason === 'insufficient_evidence' ? { words: input.words, needed: 0 } : {}),
    ],
    missing: [],
    judged,
  }
}

/** max(standard deviation / square root of k, 0.25): samples that agree don't make a judgment exact. */
function computeStandardError(levels: readonly number[]): number | null {
  if (levels.length < 2) return null
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const variance = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / (levels.length - 1)
  return roundTo(Math.max(Math.sqrt(variance / levels.length), minSe), 2)
}

const doubtful: ReadonlySet<JudgeCheck> = new Set<JudgeCheck>([
  'spread_wide',
  'differs_from_builtin',
  'unsure_transcript',
])

/** Samples that agree are no validity, and no model was compared with people's levels: never more than medium. */
function computeConfidence(se: number | null, checks: readonly JudgeCheck[]): Confidence {
  if (checks.some((check) => doubtful.has(check))) return 'low'
  const confidence = confidenceFromError(se)
  return confidence === 'high' ? 'medium' : confidence
}

function listWhys(level: number, verdict: Verdict, checks: readonly JudgeCheck[]): Why[] {
  return [
    buildWhy('judge.nearest_anchor', { level: Math.floor(level) }),
    buildWhy('judge.samples', { samples: verdict.levels.length, spread: verdict.spread }),
    ...checks.map((check) => buildWhy(`judge.${check}`, { spread: verdict.spread })),
  ]
}

function collectEvidence({ readings }: Verdict, suspects: readonly SuspectedSentence[]): Evidence[] {
  return readings
    .flatMap((reading) => reading.quotes)
    .filter((found) => !suspects.some((suspect) => areOverlapping(found, suspect)))
    .map(toEvidence)
}

function toEvidence(found: FoundQuote): Evidence {
  const finding = { effect: found.supports ? '+' : '-', tag: 'judge_quote' } as const
  const note = found.note.trim() === '' ? {} : { note: found.note.trim().slice(0, maxNoteChars) }
  const { source, start, end } = found
  if (source.prepared !== null) return { ...buildEvidence(source.prepared, { start, end }, finding), ...note }
  return {
    answerId: source.answerId,
    start,
    end,
    quote: source.original.slice(start, end),
    ...finding,
    startMs: null,
    endMs: null,
    ...note,
  }
}
