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
import { confidenceOf } from '../aggregate'
import { quote, strongest } from '../evidence/quote'
import { round, why } from '../scorecards/scorecard'
import { isStillWide, type Verdict } from './aggregate-samples'
import type { FoundQuote } from './check-answer'
import type { Suspect } from './judge-group'

const minSe = 0.25
const shortAnswersWords = 60
const shortAnswersCap = 4
const maxBuiltinDistance = 2
const maxNoteChars = 400
const maxWhyNotHigherChars = 600
/** Dimensions that code measures too, with figures that were held against labelled texts. */
const comparable: ReadonlySet<RatedDimId> = new Set<RatedDimId>(['grammar', 'vocabulary', 'comprehension'])

export interface DimMatter {
  readonly id: RatedDimId
  readonly verdict: Verdict
  readonly canary: Verdict | null
  readonly suspects: readonly Suspect[]
  /** What the built-in engine says of the same dimension. */
  readonly builtin: Dim
  /** Words that the group is judged by. */
  readonly words: number
  readonly language: 'en' | 'vi'
}

/** A dimension as the model's samples, and the code that distrusts them, leave it. */
export function judgedDim(matter: DimMatter): Dim {
  const { verdict, canary } = matter
  const lowered = isLowered(verdict, canary)
  // The reading that counts, with its own quotes.
  const counted = lowered && canary !== null ? canary : verdict
  const { median } = counted
  const evidence = strongest(evidenceOf(counted, matter.suspects))
  const checks = checksOf(matter, median, lowered)
  const judged = judgedOf(verdict, checks)
  if (median === null) return unjudged(matter, judged, noLevelReason(matter, lowered))
  if (evidence.length === 0) return unjudged(matter, judged, 'quotes_not_found')
  const level = checks.includes('short_answers_capped') ? shortAnswersCap : round(median, 1)
  const se = standardError(counted.levels.flatMap((given) => given ?? []))
  return {
    id: matter.id,
    state: 'scored',
    level,
    percent: percentOfLevel(level),
    se,
    confidence: confidenceIn(matter, se, checks),
    evidence,
    measures: [
      { id: 'judge_level', value: round(median, 1), unit: 'levels', contribution: round(level - 1, 4), norm: '1→5' },
      { id: 'judge_spread', value: verdict.spread, unit: 'levels', contribution: 0 },
    ],
    why: whysOf(level, verdict, checks),
    missing: [],
    judged,
  }
}

/** Without a level in the second reading there was nothing but the suspected words. */
function isLowered(verdict: Verdict, canary: Verdict | null): boolean {
  if (canary === null || verdict.median === null) return false
  return canary.median === null || canary.median < verdict.median
}

function noLevelReason(matter: DimMatter, lowered: boolean): NotEvaluatedReason {
  const reason = (lowered ? matter.canary?.reason : matter.verdict.reason) ?? 'insufficient_evidence'
  // Whether a question of the set asks for it is known to the built-in engine, and true of any engine.
  const isNotAsked = matter.builtin.state === 'not_evaluated' && matter.builtin.reason === 'not_asked'
  return reason === 'insufficient_evidence' && isNotAsked ? 'not_asked' : reason
}

function checksOf(matter: DimMatter, median: number | null, lowered: boolean): JudgeCheck[] {
  const { builtin, id, words, verdict } = matter
  const differs =
    median !== null &&
    comparable.has(id) &&
    builtin.state === 'scored' &&
    Math.abs(builtin.level - median) > maxBuiltinDistance
  return [
    ...(isStillWide(verdict) ? (['spread_wide'] as const) : []),
    ...(differs ? (['differs_from_builtin'] as const) : []),
    ...(median !== null && median > shortAnswersCap && words < shortAnswersWords
      ? (['short_answers_capped'] as const)
      : []),
    ...(lowered ? (['canary_lowered'] as const) : []),
  ]
}

function judgedOf(verdict: Verdict, checks: JudgeCheck[]): Judged {
  return {
    samples: [...verdict.levels],
    spread: verdict.spread,
    whyNotHigher: (verdict.readings[0]?.whyNotHigher ?? '').slice(0, maxWhyNotHigherChars),
    checks,
  }
}

function unjudged(matter: DimMatter, judged: Judged, reason: NotEvaluatedReason): Dim {
  return {
    id: matter.id,
    state: 'not_evaluated',
    reason,
    confidence: 'low',
    evidence: [],
    measures: [],
    why: [why(`not_evaluated.${reason}`, reason === 'insufficient_evidence' ? { words: matter.words, needed: 0 } : {})],
    missing: [],
    judged,
  }
}

/** max(standard deviation / square root of k, 0.25): samples that agree don't make a judgement exact. */
function standardError(levels: readonly number[]): number | null {
  if (levels.length < 2) return null
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const variance = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / (levels.length - 1)
  return round(Math.max(Math.sqrt(variance / levels.length), minSe), 2)
}

/** No labelled Vietnamese interviews exist to hold a model against: never more than medium there. */
function confidenceIn(matter: DimMatter, se: number | null, checks: readonly JudgeCheck[]): Confidence {
  if (checks.includes('spread_wide') || checks.includes('differs_from_builtin')) return 'low'
  const confidence = confidenceOf(se)
  return matter.language === 'vi' && confidence === 'high' ? 'medium' : confidence
}

function whysOf(level: number, verdict: Verdict, checks: readonly JudgeCheck[]): Why[] {
  return [
    why('judge.nearest_anchor', { level: Math.floor(level) }),
    why('judge.samples', { samples: verdict.levels.length, spread: verdict.spread }),
    ...checks.map((check) => why(`judge.${check}`, { spread: verdict.spread })),
  ]
}

function evidenceOf({ readings }: Verdict, suspects: readonly Suspect[]): Evidence[] {
  return readings
    .flatMap((reading) => reading.quotes)
    .filter((found) => !suspects.some((suspect) => isSame(found, suspect)))
    .map(asEvidence)
}

function isSame(found: FoundQuote, suspect: Suspect): boolean {
  return found.source.id === suspect.source.id && found.start < suspect.end && suspect.start < found.end
}

function asEvidence(found: FoundQuote): Evidence {
  const finding = { effect: found.supports ? '+' : '-', tag: 'judge_quote' } as const
  const note = found.note.trim() === '' ? {} : { note: found.note.trim().slice(0, maxNoteChars) }
  const { source, start, end } = found
  if (source.prepared !== null) return { ...quote(source.prepared, { start, end }, finding), ...note }
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
