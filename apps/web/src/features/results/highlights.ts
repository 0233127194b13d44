import { type Assessment, cognitiveDims, communicationDims, type Evidence, type ScoredDim } from '@candor/contract'

/** Below this many levels apart a "strongest" and a "weakest" would only rank noise. */
const FEWEST_LEVELS_APART = 0.5

export interface Highlight {
  readonly dim: ScoredDim
  /** The quote behind the level. Null: only measures support it. */
  readonly quote: Evidence | null
}

export interface Highlights {
  readonly strongest: Highlight
  readonly weakest: Highlight
}

const findQuote = (dim: ScoredDim, effect: Evidence['effect']): Evidence | null =>
  dim.evidence.find((item) => item.effect === effect) ?? null

/** Of two equal levels, the better supported one comes first: a playable quote, then the smaller range. */
const isFirmer = (a: ScoredDim, b: ScoredDim): number =>
  Number(b.evidence.length > 0) - Number(a.evidence.length > 0) || (a.se ?? Infinity) - (b.se ?? Infinity) || 0

/** Finds the strongest and the weakest dimension of the interview. Null: their levels are too close to rank. */
export function findHighlights(assessment: Pick<Assessment, 'dims'>): Highlights | null {
  const scored = [...communicationDims, ...cognitiveDims].flatMap((id) => {
    const dim = assessment.dims[id]
    return dim.state === 'scored' ? [dim] : []
  })
  const strongest = [...scored].sort((a, b) => b.level - a.level || isFirmer(a, b))[0]
  const weakest = [...scored].sort((a, b) => a.level - b.level || isFirmer(a, b))[0]
  if (!strongest || !weakest || strongest.level - weakest.level < FEWEST_LEVELS_APART) return null
  return {
    strongest: { dim: strongest, quote: findQuote(strongest, '+') },
    weakest: { dim: weakest, quote: findQuote(weakest, '-') },
  }
}
