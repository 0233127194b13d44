import {
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
import type { SuspectedSentence } from './judge-group'

const minSe = 0.25
const shortAnswersWords = 60
const shortAnswersCap = 4
const maxBuiltinDistance = 2
const maxNoteChars = 400
const maxWhyNotHigherChars = 600
/** Dimensions that code measures too, with figures that were held against labeled texts. */
const comparable: ReadonlySet<RatedDimId> = new Set<RatedDimId>(['grammar', 'vocabulary', 'comprehension'])

export interface JudgedDimInput {
  readonly id: RatedDimId
  readonly verdict: Verdict
  readonly canary: Verdict | null
  readonly suspects: readonly SuspectedSentence[]
  /** The built-in engine's result for the same dimension. */
  readonly builtin: Dim
  /** Words that the group is judged by. */
  readonly words: number
  readonly language: 'en' | 'vi'
}

/** Builds a dimension from the model's samples after all checks. */
export function buildJudgedDim(input: JudgedDimInput): Dim {
  const { verdict, canary } = input
  const lowered = isLoweredByCanary(verdict, canary)
  // The reading that counts, with its own quotes.
  const countedVerdict = lowered && canary !== null ? canary : verdict
  const { median } = countedVerdict
  const evidence = selectStrongest(collectEvidence(countedVerdict, input.suspects))
  const checks = listChecks(input, median, lowered)
  const judged = buildJudged(verdict, checks)
  if (median === null) return buildUnscored(input, judged, findNoLevelReason(input, lowered))
  if (evidence.length === 0) return buildUnscored(input, judged, 'quotes_not_found')
  const level = checks.includes('short_answers_capped') ? shortAnswersCap : roundTo(median, 1)
  const se = computeStandardError(countedVerdict.levels.flatMap((given) => given ?? []))
  return {
    id: input.id,
    state: 'scored',
    level,
    percent: percentOfLevel(level),
    se,
    confidence: computeConfidence(input, se, checks),
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

/** No level in the second reading means that only the suspected words supported the first. */
function isLoweredByCanary(verdict: Verdict, canary: Verdict | null): boolean {
  if (canary === null || verdict.median === null) return false
  return canary.median === null || canary.median < verdict.median
}

function findNoLevelReason(input: JudgedDimInput, lowered: boolean): NotEvaluatedReason {
  const reason = (lowered ? input.canary?.reason : input.verdict.reason) ?? 'insufficient_evidence'
  // Whether a question of the set asks for it is known to the built-in engine, and true of any engine.
  const isNotAsked = input.builtin.state === 'not_evaluated' && input.builtin.reason === 'not_asked'
  return reason === 'insufficient_evidence' && isNotAsked ? 'not_asked' : reason
}

function listChecks(input: JudgedDimInput, median: number | null, lowered: boolean): JudgeCheck[] {
  const { builtin, id, words, verdict } = input
  const differs =
    median !== null &&
    comparable.has(id) &&
    builtin.state === 'scored' &&
    Math.abs(builtin.level - median) > maxBuiltinDistance
  return [
    ...(hasWideTrimmedSpread(verdict) ? (['spread_wide'] as const) : []),
    ...(differs ? (['differs_from_builtin'] as const) : []),
    ...(median !== null && median > shortAnswersCap && words < shortAnswersWords
      ? (['short_answers_capped'] as const)
      : []),
    ...(lowered ? (['canary_lowered'] as const) : []),
  ]
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

/** No labeled Vietnamese interviews exist to hold a model against: never more than medium there. */
function computeConfidence(input: JudgedDimInput, se: number | null, checks: readonly JudgeCheck[]): Confidence {
  if (checks.includes('spread_wide') || checks.includes('differs_from_builtin')) return 'low'
  const confidence = confidenceFromError(se)
  return input.language === 'vi' && confidence === 'high' ? 'medium' : confidence
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
    .filter((found) => !suspects.some((suspect) => isSameSentence(found, suspect)))
    .map(toEvidence)
}

function isSameSentence(found: FoundQuote, suspect: SuspectedSentence): boolean {
  return found.source.id === suspect.source.id && found.start < suspect.end && suspect.start < found.end
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
