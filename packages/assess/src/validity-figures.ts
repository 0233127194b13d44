import type { CommunicationDimId, Confidence } from '@candor/contract'
import type { AssessLanguage } from './input'

/** How a dimension agreed with levels that people gave, on texts that were not used while it was built. */
export interface ValidityFigure {
  /** Pearson's correlation; null where nothing was measured. */
  readonly r: number | null
  readonly source: string
  /** What the dimension may claim at most without a figure, or with one below `highFrom`. */
  readonly otherwise: Exclude<Confidence, 'high'>
}

/** A measure that agrees less with people is never sure, however little it varies from answer to answer. */
export const highFrom = 0.7

const notMeasured = (otherwise: ValidityFigure['otherwise']): ValidityFigure => ({
  r: null,
  source: 'not measured',
  otherwise,
})

/**
 * The figures and their commands are in docs/benchmarks.md. There is no labeled Vietnamese speech: what is timed or counted by
 * rules that do not depend on the language may be "medium", the rest is "low".
 */
export const validityFigures: Readonly<Record<AssessLanguage, Readonly<Record<CommunicationDimId, ValidityFigure>>>> = {
  en: {
    grammar: { r: 0.58, source: 'ELLIPSE, held-out half, engine 3.1.0', otherwise: 'medium' },
    vocabulary: { r: 0.48, source: 'ELLIPSE, held-out half, engine 3.1.0', otherwise: 'medium' },
    coherence: { r: 0.49, source: 'ELLIPSE, held-out half, engine 3.1.0', otherwise: 'medium' },
    fluency: notMeasured('medium'),
    comprehension: notMeasured('medium'),
  },
  vi: {
    grammar: notMeasured('low'),
    vocabulary: notMeasured('low'),
    coherence: notMeasured('low'),
    fluency: notMeasured('medium'),
    comprehension: notMeasured('medium'),
  },
}

/** The confidence that a small error allows, as far as the agreement with people goes. */
export function capConfidence(confidence: Confidence, { r, otherwise }: ValidityFigure): Confidence {
  if (confidence === 'low' || (r !== null && r >= highFrom)) return confidence
  return otherwise
}
