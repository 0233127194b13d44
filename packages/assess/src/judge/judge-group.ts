import type { RatedDimId } from '@candor/contract'
import type { Span } from '../evidence/quote'
import { aggregateSamples, hasWideSpread, type Verdict } from './aggregate-samples'
import { findSourceSpan } from './check-answer'
import { type GroupContext, type Sample, type SampleRequest, takeSamples } from './judge-samples'
import { removeSentences, type Source } from './sources'

const firstSamples = [1, 2, 3] as const
const moreSamples = [4, 5] as const
/** The number of samples that must report a sentence before it counts as addressing the assessment. */
const minReports = 2

export interface SuspectedSentence extends Span {
  readonly source: Source
}

export interface GroupResult {
  readonly verdicts: ReadonlyMap<RatedDimId, Verdict>
  /** The same without the suspected sentences; null where nothing is suspected. */
  readonly canary: ReadonlyMap<RatedDimId, Verdict> | null
  /** Sentences that the model reported and the patterns missed. */
  readonly reported: readonly SuspectedSentence[]
  readonly samples: readonly Sample[]
}

/** Three samples, two more where they lie far apart, and all again without whatever speaks to the assessment. */
export async function judgeGroup(context: GroupContext, dimensions: readonly RatedDimId[]): Promise<GroupResult> {
  const main = await aggregateRuns(context, 'sample', dimensions)
  const reported = findReportedSentences(main.samples.slice(0, firstSamples.length), context.sources)
  const isSuspect = reported.length > 0 || context.sources.some((source) => source.injections.length > 0)
  if (!isSuspect) return { ...main, canary: null, reported }
  const sources = context.sources.map((source) =>
    removeSentences(
      source,
      reported.filter((suspect) => suspect.source === source),
    ),
  )
  const canary = await aggregateRuns({ ...context, sources }, 'canary', dimensions)
  return { ...main, canary: canary.verdicts, reported, samples: [...main.samples, ...canary.samples] }
}

interface AggregatedRuns {
  readonly verdicts: ReadonlyMap<RatedDimId, Verdict>
  readonly samples: readonly Sample[]
}

async function aggregateRuns(
  context: GroupContext,
  kind: SampleRequest['kind'],
  dimensions: readonly RatedDimId[],
): Promise<AggregatedRuns> {
  const first = await takeSamples(
    context,
    firstSamples.map((sample) => ({ sample, kind, dimensions })),
  )
  const verdicts = new Map(dimensions.map((id) => [id, aggregateSamples(id, first)]))
  const wide = dimensions.filter((id) => {
    const verdict = verdicts.get(id)
    return verdict !== undefined && hasWideSpread(verdict)
  })
  if (wide.length === 0) return { verdicts, samples: first }
  const more = await takeSamples(
    context,
    moreSamples.map((sample) => ({ sample, kind, dimensions: wide })),
  )
  for (const id of wide) verdicts.set(id, aggregateSamples(id, [...first, ...more]))
  return { verdicts, samples: [...first, ...more] }
}

/** Whole sentences that at least two samples copied out as attempts to steer them. */
function findReportedSentences(samples: readonly Sample[], sources: readonly Source[]): SuspectedSentence[] {
  const counts = new Map<string, { suspect: SuspectedSentence; samples: Set<Sample> }>()
  for (const sample of samples) {
    for (const suspect of sample.injectionAttempts.flatMap((text) => findSentences(text, sources))) {
      const key = `${suspect.source.id}:${suspect.start}`
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { suspect, samples: new Set([sample]) })
      else known.samples.add(sample)
    }
  }
  return [...counts.values()].filter((item) => item.samples.size >= minReports).map((item) => item.suspect)
}

function findSentences(text: string, sources: readonly Source[]): SuspectedSentence[] {
  for (const source of sources) {
    const found = findSourceSpan(source, text)
    if (found === null) continue
    const overlapping = source.sentences.filter((sentence) => sentence.start < found.end && found.start < sentence.end)
    return (overlapping.length > 0 ? overlapping : [found]).map(({ start, end }) => ({ start, end, source }))
  }
  return []
}
