import type { CommunicationDimId } from '@candor/contract'
import type { EarnedDims } from './input'

/**
 * What the built-in engine passes the validity exam for. A dimension that is not here is measured and has no level.
 * `run-validity-exam.test.ts` fails where this claims more than the exam allows; the table is in docs/benchmarks.md.
 */
export const earnedDims: EarnedDims = {
  en: new Set<CommunicationDimId>(['comprehension']),
  vi: new Set<CommunicationDimId>(['comprehension']),
}
