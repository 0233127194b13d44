import {
  cognitiveDims,
  cvDims,
  type ExamCase,
  type ExamDim,
  type ExamPart,
  type ExamPartId,
  examPartIds,
  type RatedDimId,
} from '@candor/contract'
import { neededShares } from './exam-version'

/** A dimension that a model rates, or the level of the whole interview. */
export type ExaminedDimId = RatedDimId | 'overall'

const textParts: readonly ExamPartId[] = ['evidence', 'order', 'padding', 'injection', 'name_swap', 'silence', 'repeat']
const cvParts: readonly ExamPartId[] = ['evidence', 'order', 'injection', 'name_swap', 'repeat']

/**
 * The parts that a dimension must pass. A wrong answer may be said in good language, so what is right decides only about
 * thinking and Comprehension. Clarity is compared in `terse_experts` alone: a weak answer may be clear.
 */
const dimParts: ReadonlyMap<ExaminedDimId, readonly ExamPartId[]> = new Map<ExaminedDimId, readonly ExamPartId[]>([
  ['comprehension', examPartIds],
  ...(['grammar', 'vocabulary', 'coherence'] as const).map((id) => [id, textParts] as const),
  ...cognitiveDims.map(
    (id) => [id, id === 'clarity' ? examPartIds.filter((part) => part !== 'order') : examPartIds] as const,
  ),
  ...cvDims.map((id) => [id, cvParts] as const),
  ['overall', ['terse_experts']],
])

/** A part over all its cases. */
export const scorePart = (id: ExamPartId, cases: readonly ExamCase[]): ExamPart =>
  countHeld(
    id,
    cases.filter(({ part }) => part === id),
  )

/** What was passed, dimension by dimension: a dimension only with all its parts. */
export const scoreDims = (cases: readonly ExamCase[]): ExamDim[] =>
  [...dimParts].map(([id, partIds]) => {
    const parts = partIds.map((part) => countHeld(part, selectCases(id, part, cases)))
    return { id, parts, passed: parts.every(({ passed }) => passed) }
  })

/**
 * A dimension's own cases of a part. Where the material has none, the part decides as it did for the whole model: by the overall
 * level, or by all cases if none is about that. What was not shown for a dimension is never taken for granted.
 */
function selectCases(id: ExaminedDimId, part: ExamPartId, cases: readonly ExamCase[]): readonly ExamCase[] {
  const all = cases.filter((item) => item.part === part)
  const own = all.filter(({ dimId }) => dimId === id || dimId === 'all')
  if (own.length > 0) return own
  const overall = all.filter(({ dimId }) => dimId === 'overall')
  return overall.length > 0 ? overall : all
}

function countHeld(id: ExamPartId, cases: readonly ExamCase[]): ExamPart {
  const held = cases.filter((examCase) => examCase.held).length
  const needed = neededShares[id]
  return { id, cases: cases.length, held, needed, passed: cases.length > 0 && held >= needed * cases.length }
}
