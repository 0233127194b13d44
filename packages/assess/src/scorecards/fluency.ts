import type { Evidence, MeasureId, WhyKey } from '@candor/contract'
import { buildEvidence, expandSpan, selectStrongest } from '../evidence/quote'
import type { AssessLanguage } from '../input'
import type { FluencyCounts, FluencyReading } from '../measures/fluency-events'
import { type LogScale, scaleLogToUnit, scaleToUnit } from '../measures/scale-to-unit'
import { readFluency } from '../measures/segment-fluency'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import {
  buildWhy,
  combineMeasures,
  languageRange,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from './scorecard'

const minWords = 75
const shortestSteadyRun = 6
/** Words (EN) or syllables (VI) per minute. The upper end is read without pauses, so that slowing down never helps. */
const rates = {
  en: { slow: 70, good: 120, fast: 210, rushed: 260 },
  vi: { slow: 90, good: 150, fast: 300, rushed: 360 },
} as const

/**
 * Worst to best. A speaker with twice as many breaks is not twice as hard to follow, so the scales are logarithmic; their worst
 * ends are where nine of ten beginners are better.
 */
const scales = {
  fillers: { worst: 25, best: 1, offset: 1 },
  repeats: { worst: 10, best: 0, offset: 1 },
  pauses: { worst: 15, best: 0, offset: 1 },
  run: { worst: 2, best: 8, offset: 0 },
} as const satisfies Record<string, LogScale>

const describeNorm = ({ worst, best }: LogScale): string => `${worst}→${best}`

interface AnswerFluency {
  readonly answer: PreparedAnswer
  readonly reading: FluencyReading
}

export function scoreFluency(context: ScoreContext): UnscoredDim {
  const readings = context.answers.flatMap((answer) => {
    const reading = readFluency(answer)
    return reading === null ? [] : [{ answer, reading }]
  })
  const all = sumCounts(readings)
  if (readings.length === 0) return notEvaluated('no_timing')
  if (all.cleanWords < minWords)
    return notEvaluated('insufficient_evidence', { words: all.cleanWords, needed: minWords })
  const verbatim = sumCounts(readings.filter((item) => item.answer.answer.verbatim))
  const isVerbatim = verbatim.cleanWords >= minWords
  const parts = [
    ...(isVerbatim ? listVerbatimMeasures(verbatim) : []),
    ...listTimingMeasures(all, context.lexicon.language, isVerbatim),
  ]
  return {
    state: 'scored',
    ...combineMeasures(parts, languageRange),
    evidence: selectStrongest(readings.flatMap((item) => collectEvidence(item, isVerbatim))),
    buildWhy: [
      ...parts.map((part) => buildWhy(getWhyKey(part.id), { value: roundTo(part.value, 1), words: all.cleanWords })),
      ...(isVerbatim ? [] : [buildWhy('fluency.non_verbatim')]),
    ],
    missing: [],
  }
}

const whyKeys: Readonly<Partial<Record<MeasureId, WhyKey>>> = {
  fillers_per_100: 'fluency.fillers',
  repeats_per_100: 'fluency.repeats',
  pauses_per_100: 'fluency.pauses',
  mean_run: 'fluency.run',
}

function getWhyKey(id: MeasureId): WhyKey {
  return whyKeys[id] ?? 'fluency.rate'
}

function listVerbatimMeasures(counts: FluencyCounts): WeightedMeasure[] {
  const fillers = (100 * counts.fillers) / (counts.cleanWords + counts.fillers)
  const repeats = (100 * counts.repeats) / (counts.cleanWords + counts.repeats)
  return [
    {
      id: 'fillers_per_100',
      value: fillers,
      unit: 'per_100_words',
      x: scaleLogToUnit(fillers, scales.fillers),
      weight: 0.3,
      norm: describeNorm(scales.fillers),
    },
    {
      id: 'repeats_per_100',
      value: repeats,
      unit: 'per_100_words',
      x: scaleLogToUnit(repeats, scales.repeats),
      weight: 0.2,
      norm: describeNorm(scales.repeats),
    },
  ]
}

/** Without a verbatim recognizer pauses and runs get the weight of fillers and repeats. */
function listTimingMeasures(counts: FluencyCounts, language: AssessLanguage, isVerbatim: boolean): WeightedMeasure[] {
  const pauses = (100 * counts.pauses) / counts.cleanWords
  const run = counts.cleanWords / counts.runs
  const weight = isVerbatim ? 0.2 : 0.45
  return [
    {
      id: 'pauses_per_100',
      value: pauses,
      unit: 'per_100_words',
      x: scaleLogToUnit(pauses, scales.pauses),
      weight,
      norm: describeNorm(scales.pauses),
    },
    {
      id: 'mean_run',
      value: run,
      unit: 'words',
      x: scaleLogToUnit(run, scales.run),
      weight,
      norm: describeNorm(scales.run),
    },
    buildRateMeasure(counts, language),
  ]
}

function buildRateMeasure(counts: FluencyCounts, language: AssessLanguage): WeightedMeasure {
  const range = rates[language]
  const rate = computeRate(counts.cleanWords, counts.spokenMs)
  const articulation = computeRate(counts.cleanWords, counts.articulatedMs)
  const x = Math.min(scaleToUnit(rate, range.slow, range.good), scaleToUnit(articulation, range.rushed, range.fast))
  return {
    id: 'speech_rate',
    value: rate,
    unit: 'per_minute',
    x,
    weight: 0.1,
    norm: `${range.slow}→${range.good}, ${range.rushed}→${range.fast}`,
  }
}

function computeRate(words: number, ms: number): number {
  return ms <= 0 ? 0 : (words * 60_000) / ms
}

function sumCounts(readings: readonly AnswerFluency[]): FluencyCounts {
  const sum: FluencyCounts = {
    cleanWords: 0,
    fillers: 0,
    repeats: 0,
    pauses: 0,
    runs: 0,
    spokenMs: 0,
    articulatedMs: 0,
  }
  for (const { reading } of readings) {
    sum.cleanWords += reading.counts.cleanWords
    sum.fillers += reading.counts.fillers
    sum.repeats += reading.counts.repeats
    sum.pauses += reading.counts.pauses
    sum.runs += reading.counts.runs
    sum.spokenMs += reading.counts.spokenMs
    sum.articulatedMs += reading.counts.articulatedMs
  }
  return sum
}

const eventTags = { filler: 'filler', repeat: 'repeat', pause: 'long_pause' } as const

function collectEvidence({ answer, reading }: AnswerFluency, isVerbatim: boolean): Evidence[] {
  const first = reading.longestRun[0]
  const last = reading.longestRun.at(-1)
  const isSteadyRun =
    first !== undefined && last !== undefined && reading.longestRun.length >= shortestSteadyRun
      ? [buildEvidence(answer, { start: first.start, end: last.end }, { effect: '+', tag: 'steady_run' })]
      : []
  const events = reading.events.filter((event) => isVerbatim || event.kind === 'pause')
  const breaks = events.slice(0, 2).map((event) =>
    buildEvidence(answer, expandSpan(answer, { start: event.from.start, end: event.to.end }), {
      effect: '-',
      tag: eventTags[event.kind],
    }),
  )
  return [...isSteadyRun, ...breaks]
}
