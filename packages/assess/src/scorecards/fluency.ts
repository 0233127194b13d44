import type { Evidence, MeasureId, WhyKey } from '@candor/contract'
import { quote, spanAround, strongest } from '../evidence/quote'
import type { AssessLanguage } from '../input'
import type { FluencyCounts, FluencyReading } from '../measures/fluency-events'
import { clip } from '../measures/scale-to-unit'
import { fluencyOf } from '../measures/segment-fluency'
import type { PreparedAnswer } from '../normalize/prepare-answers'
import { type Draft, notEvaluated, type Part, round, type ScoreContext, weigh, why } from './scorecard'

const minWords = 75
const shortestSteadyRun = 6
/** Words (EN) or syllables (VI) per minute. The upper end is read without pauses, so that slowing down never helps. */
const rates = {
  en: { slow: 70, good: 120, fast: 210, rushed: 260 },
  vi: { slow: 90, good: 150, fast: 300, rushed: 360 },
} as const

interface Reading {
  readonly answer: PreparedAnswer
  readonly reading: FluencyReading
}

export function scoreFluency(context: ScoreContext): Draft {
  const readings = context.answers.flatMap((answer) => {
    const reading = fluencyOf(answer)
    return reading === null ? [] : [{ answer, reading }]
  })
  const all = sumCounts(readings)
  if (readings.length === 0) return notEvaluated('no_timing')
  if (all.cleanWords < minWords)
    return notEvaluated('insufficient_evidence', { words: all.cleanWords, needed: minWords })
  const verbatim = sumCounts(readings.filter((item) => item.answer.answer.verbatim))
  const isVerbatim = verbatim.cleanWords >= minWords
  const parts = [
    ...(isVerbatim ? verbatimParts(verbatim) : []),
    ...timingParts(all, context.lexicon.language, isVerbatim),
  ]
  return {
    state: 'scored',
    ...weigh(parts),
    evidence: strongest(readings.flatMap((item) => evidenceOf(item, isVerbatim))),
    why: [
      ...parts.map((part) => why(whyOf(part.id), { value: round(part.value, 1), words: all.cleanWords })),
      ...(isVerbatim ? [] : [why('fluency.non_verbatim')]),
    ],
    missing: [],
  }
}

const keys: Readonly<Partial<Record<MeasureId, WhyKey>>> = {
  fillers_per_100: 'fluency.fillers',
  repeats_per_100: 'fluency.repeats',
  pauses_per_100: 'fluency.pauses',
  mean_run: 'fluency.run',
}

function whyOf(id: MeasureId): WhyKey {
  return keys[id] ?? 'fluency.rate'
}

function verbatimParts(counts: FluencyCounts): Part[] {
  const fillers = (100 * counts.fillers) / (counts.cleanWords + counts.fillers)
  const repeats = (100 * counts.repeats) / (counts.cleanWords + counts.repeats)
  return [
    {
      id: 'fillers_per_100',
      value: fillers,
      unit: 'per_100_words',
      x: clip(fillers, 15, 1),
      weight: 0.3,
      norm: '15→1',
    },
    {
      id: 'repeats_per_100',
      value: repeats,
      unit: 'per_100_words',
      x: clip(repeats, 10, 0),
      weight: 0.2,
      norm: '10→0',
    },
  ]
}

/** Without a verbatim recogniser the weight of fillers and repeats goes to pauses and runs. */
function timingParts(counts: FluencyCounts, language: AssessLanguage, isVerbatim: boolean): Part[] {
  const pauses = (100 * counts.pauses) / counts.cleanWords
  const run = counts.cleanWords / counts.runs
  const weight = isVerbatim ? 0.2 : 0.45
  return [
    { id: 'pauses_per_100', value: pauses, unit: 'per_100_words', x: clip(pauses, 10, 0), weight, norm: '10→0' },
    { id: 'mean_run', value: run, unit: 'words', x: clip(run, 2, 8), weight, norm: '2→8' },
    ratePart(counts, language),
  ]
}

function ratePart(counts: FluencyCounts, language: AssessLanguage): Part {
  const range = rates[language]
  const rate = perMinute(counts.cleanWords, counts.spokenMs)
  const articulation = perMinute(counts.cleanWords, counts.articulatedMs)
  const x = Math.min(clip(rate, range.slow, range.good), clip(articulation, range.rushed, range.fast))
  return {
    id: 'speech_rate',
    value: rate,
    unit: 'per_minute',
    x,
    weight: 0.1,
    norm: `${range.slow}→${range.good}, ${range.rushed}→${range.fast}`,
  }
}

function perMinute(words: number, ms: number): number {
  return ms <= 0 ? 0 : (words * 60_000) / ms
}

function sumCounts(readings: readonly Reading[]): FluencyCounts {
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

const tagOf = { filler: 'filler', repeat: 'repeat', pause: 'long_pause' } as const

function evidenceOf({ answer, reading }: Reading, isVerbatim: boolean): Evidence[] {
  const first = reading.longestRun[0]
  const last = reading.longestRun.at(-1)
  const steady =
    first !== undefined && last !== undefined && reading.longestRun.length >= shortestSteadyRun
      ? [quote(answer, { start: first.start, end: last.end }, { effect: '+', tag: 'steady_run' })]
      : []
  const events = reading.events.filter((event) => isVerbatim || event.kind === 'pause')
  const breaks = events.slice(0, 2).map((event) =>
    quote(answer, spanAround(answer, { start: event.from.start, end: event.to.end }), {
      effect: '-',
      tag: tagOf[event.kind],
    }),
  )
  return [...steady, ...breaks]
}
