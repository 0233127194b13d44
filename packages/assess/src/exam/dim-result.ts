import type { Assessment, Dim, Evidence } from '@candor/contract'
import { cvSourceId } from '@candor/contract'
import type { AssessInput } from '../input'

/** The judge's result for one dimension. */
export interface DimResult {
  readonly level: number | null
  /** Whether the quotes behind the level (or its absence) are genuine: each is at its offset, none is invented. */
  readonly isGrounded: boolean
}

/** Results by dimension, and of the overall level; null if none of the model's answers could be used. */
export type DimResults = Readonly<Partial<Record<string, DimResult>>> | null

const ungroundedReasons = new Set(['quotes_not_found', 'engine_error'])

export function extractDimResults({ dims, overall }: Assessment, input: AssessInput): DimResults {
  const results = Object.values(dims).map((dim) => [dim.id, extractDimResult(dim, input)] as const)
  const level = overall.state === 'scored' ? overall.level : null
  return Object.fromEntries([...results, ['overall', { level, isGrounded: true }]])
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
