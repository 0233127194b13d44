import { type FoundSpan, findSpan } from './quotes'
import { removeSentences, type Source } from './sources'

/** A sentence that a model reported as addressed to the assessment. */
export type SuspectedSentence = Pick<FoundSpan, 'source' | 'start' | 'end'>

/** Whole sentences that more than half of the samples copied out as attempts to steer them. */
export function findReportedSentences(
  attempts: readonly (readonly string[])[],
  sources: readonly Source[],
): SuspectedSentence[] {
  const counts = new Map<string, { suspect: SuspectedSentence; samples: Set<number> }>()
  for (const [sample, texts] of attempts.entries()) {
    for (const suspect of texts.flatMap((text) => findSentences(text, sources))) {
      const key = `${suspect.source.id}:${suspect.start}`
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { suspect, samples: new Set([sample]) })
      else known.samples.add(sample)
    }
  }
  return [...counts.values()].filter(({ samples }) => samples.size * 2 > attempts.length).map(({ suspect }) => suspect)
}

function findSentences(text: string, sources: readonly Source[]): SuspectedSentence[] {
  for (const source of sources) {
    const found = findSpan(source, text)
    if (found === null) continue
    const overlapping = source.sentences.filter((sentence) => sentence.start < found.end && found.start < sentence.end)
    return (overlapping.length > 0 ? overlapping : [found]).map(({ start, end }) => ({ start, end, source }))
  }
  return []
}

/** The sources without the suspected sentences. */
export const withoutSuspects = (sources: readonly Source[], suspects: readonly SuspectedSentence[]): Source[] =>
  sources.map((source) =>
    removeSentences(
      source,
      suspects.filter((suspect) => suspect.source.id === source.id),
    ),
  )
