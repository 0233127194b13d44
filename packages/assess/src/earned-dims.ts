import type { CommunicationDimId } from '@candor/contract'
import type { EarnedDims } from './input'

/**
 * What the built-in engine passes the validity exam for. A dimension that is not here is measured and has no level.
 * `run-validity-exam.test.ts` checks `order` for some occupations only: before a dimension is added, the whole exam must pass
 * for it (`npm run exam -- --engine builtin_measures`). The table is in docs/benchmarks.md.
 */
export const earnedDims: EarnedDims = {
  en: new Set<CommunicationDimId>(['comprehension']),
  vi: new Set<CommunicationDimId>(['comprehension']),
}
