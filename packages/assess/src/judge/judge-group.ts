import type { RatedDimId } from '@candor/contract'
import type { Span } from '../evidence/quote'
import { isWide, type Verdict, verdictOf } from './aggregate-samples'
import { findIn } from './check-answer'
import { type GroupMatter, type Sample, type SampleWish, takeSamples } from './judge-samples'
import { type Source, without } from './sources'

const firstSamples = [1, 2, 3] as const
const moreSamples = [4, 5] as const
/** So many samples must point at a sentence before it counts as one that speaks to the assessment. */
const minReports = 2

export interface Suspect extends Span {
  readonly source: Source
}

export interface GroupResult {
  readonly verdicts: ReadonlyMap<RatedDimId, Verdict>
  /** The same without the suspected sentences; null where nothing is suspected. */
  readonly canary: ReadonlyMap<RatedDimId, Verdict> | null
  /** Sentences that the model pointed at and the patterns had not found. */
  readonly reported: readonly Suspect[]
  readonly samples: readonly Sample[]
}

/** Three samples, two more where they lie far apart, and all again without whatever speaks to the assessment. */
export async function judgeGroup(matter: GroupMatter, dimensions: readonly RatedDimId[]): Promise<GroupResult> {
  const main = await sampled(matter, 'sample', dimensions)
  const reported = reportedBy(main.samples.slice(0, firstSamples.length), matter.sources)
  const isSuspect = reported.length > 0 || matter.sources.some((source) => source.injections.length > 0)
  if (!isSuspect) return { ...main, canary: null, reported }
  const sources = matter.sources.map((source) =>
    without(
      source,
      reported.filter((suspect) => suspect.source === source),
    ),
  )
  const canary = await sampled({ ...matter, sources }, 'canary', dimensions)
  return { ...main, canary: canary.verdicts, reported, samples: [...main.samples, ...canary.samples] }
}

interface Sampled {
  readonly verdicts: ReadonlyMap<RatedDimId, Verdict>
  readonly samples: readonly Sample[]
}

async function sampled(
  matter: GroupMatter,
  kind: SampleWish['kind'],
  dimensions: readonly RatedDimId[],
): Promise<Sampled> {
  const first = await takeSamples(
    matter,
    firstSamples.map((sample) => ({ sample, kind, dimensions })),
  )
  const verdicts = new Map(dimensions.map((id) => [id, verdictOf(id, first)]))
  const wide = dimensions.filter((id) => {
    const verdict = verdicts.get(id)
    return verdict !== undefined && isWide(verdict)
  })
  if (wide.length === 0) return { verdicts, samples: first }
  const more = await takeSamples(
    matter,
    moreSamples.map((sample) => ({ sample, kind, dimensions: wide })),
  )
  for (const id of wide) verdicts.set(id, verdictOf(id, [...first, ...more]))
  return { verdicts, samples: [...first, ...more] }
}

/** Whole sentences that at least two samples copied out as attempts to steer them. */
function reportedBy(samples: readonly Sample[], sources: readonly Source[]): Suspect[] {
  const counts = new Map<string, { suspect: Suspect; samples: Set<Sample> }>()
  for (const sample of samples) {
    for (const suspect of sample.injectionAttempts.flatMap((text) => sentencesWith(text, sources))) {
      const key = `${suspect.source.id}:${suspect.start}`
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { suspect, samples: new Set([sample]) })
      else known.samples.add(sample)
    }
  }
  return [...counts.values()].filter((item) => item.samples.size >= minReports).map((item) => item.suspect)
}

function sentencesWith(text: string, sources: readonly Source[]): Suspect[] {
  for (const source of sources) {
    const found = findIn(source, text)
    if (found === null) continue
    const met = source.sentences.filter((sentence) => sentence.start < found.end && found.start < sentence.end)
    return (met.length > 0 ? met : [found]).map(({ start, end }) => ({ start, end, source }))
  }
  return []
}
