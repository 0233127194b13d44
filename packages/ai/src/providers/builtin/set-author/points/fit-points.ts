import { findAlternativeFault, formatExpectedPoint, parseExpectedPoint, pointLimits } from '@candor/contract'
import type { AuthorLanguage } from '../../../../ports/set-author'

/**
 * Points for one question: alternatives that the question itself says are dropped, and a point that keeps too few of them.
 * An alternative stands in one point only.
 */
export function fitPoints(points: readonly string[], question: string, language: AuthorLanguage): readonly string[] {
  const used = new Set<string>()
  const fitted = points.flatMap((line) => {
    const { heading, alternatives } = parseExpectedPoint(line)
    const kept = alternatives
      .filter(
        (alternative) =>
          !used.has(alternative.toLowerCase()) && findAlternativeFault(alternative, { question, language }) === null,
      )
      .slice(0, pointLimits.alternatives.max)
    if (kept.length < pointLimits.alternatives.min) return []
    for (const alternative of kept) used.add(alternative.toLowerCase())
    return [formatExpectedPoint({ heading, alternatives: kept })]
  })
  return fitted.slice(0, pointLimits.points.max)
}
