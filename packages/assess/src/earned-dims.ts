import { type CommunicationDimId, communicationDims } from '@candor/contract'
import type { AssessLanguage } from './input'

/** The dimensions of an interview that the engine gives a level to. */
export type EarnedDims = Readonly<Record<AssessLanguage, ReadonlySet<CommunicationDimId>>>

/**
 * What the built-in engine passes the validity exam for. A dimension that is not here is measured and has no level.
 * English Comprehension misses one of 18 hedged interviews: see docs/decisions/064-earned-dimensions.md.
 * `run-validity-exam.test.ts` fails where this claims more than the exam allows; the table is in docs/benchmarks.md.
 */
export const earnedDims: EarnedDims = {
  en: new Set<CommunicationDimId>(['comprehension']),
  vi: new Set<CommunicationDimId>(['comprehension']),
}

/** For the exam and evaluations, which look at every measure. No result that is shown may use it. */
export const everyDim: EarnedDims = { en: new Set(communicationDims), vi: new Set(communicationDims) }
