import { analyse } from 'scslre'
import type { Pattern } from './collect-patterns'

export interface SlowPattern extends Pattern {
  /** Which part of it reads the same characters again and again. */
  readonly reason: string
}

/** Every pattern of which some text takes more than linear time. */
export const findSlowPatterns = (patterns: readonly Pattern[]): SlowPattern[] =>
  patterns.flatMap((pattern) => {
    const { reports } = analyse({ source: pattern.source, flags: pattern.flags })
    const worst = reports.find((report) => report.exponential) ?? reports[0]
    if (worst === undefined) return []
    const growth = worst.exponential ? 'exponential' : 'polynomial'
    return [{ ...pattern, reason: `${growth} time, ${worst.type.toLowerCase()} of ${worst.character.literal.source}` }]
  })
