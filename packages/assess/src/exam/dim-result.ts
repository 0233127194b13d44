import type { Assessment, Dim, Evidence } from '@candor/contract'
import { cvSourceId } from '@candor/contract'
import type { AssessInput } from '../input'

/** The judge's result for one dimension. */
export interface DimResult {
  readonly level: number | null
  /** Whether the level, or its absence, is honest: every quote stands where it is said to stand, none was invented. */
  readonly isGrounded: boolean
}

/** By dimension; null: the model's answers could not be used at all. */
export type DimResults = Readonly<Partial<Record<string, DimResult>>> | null

const ungroundedReasons = new Set(['quotes_not_found', 'engine_error'])

export function extractDimResults(assessment: Assessment, input: AssessInput): DimResults {
  return Object.fromEntries(Object.values(assessment.dims).map((dim) => [dim.id, extractDimResult(dim, input)]))
}

function extractDimResult(dim: Dim, input: AssessInput): DimResult {
  if (dim.state !== 'scored') {
    return { level: null, isGrounded: dim.state === 'described' || !ungroundedReasons.has(dim.reason) }
  }
  const isGrounded = dim.evidence.length > 0 && dim.evidence.every((quoted) => isAtOffsets(quoted, input))
  return { level: dim.level, isGrounded }
}

function isAtOffsets({ answerId, start, end, quote }: Evidence, input: AssessInput): boolean {
  const text =
    answerId === cvSourceId ? input.cv?.text : input.answers.find((answer) => answer.answerId === answerId)?.text
  return text?.slice(start, end) === quote
}
