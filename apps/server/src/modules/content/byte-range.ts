export interface ByteSpan {
  readonly start: number
  /** Inclusive; past the end means "to the end". */
  readonly endInclusive: number
}

const spanPattern = /^bytes=(\d{0,15})-(\d{0,15})$/

const suffixSpan = (suffixBytes: number, totalBytes: number): ByteSpan | 'unsatisfiable' =>
  suffixBytes === 0 ? 'unsatisfiable' : { start: Math.max(0, totalBytes - suffixBytes), endInclusive: totalBytes - 1 }

/**
 * A Range header's one span. Null: send all (no range, several, or none that makes sense). A start past the end is left to
 * whoever knows the parts.
 */
export const readRange = (header: string | undefined, totalBytes: number): ByteSpan | 'unsatisfiable' | null => {
  const match = spanPattern.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '') return last === '' ? null : suffixSpan(Number(last), totalBytes)
  const start = Number(first)
  if (last === '') return start < totalBytes ? { start, endInclusive: totalBytes - 1 } : 'unsatisfiable'
  const endInclusive = Number(last)
  return endInclusive < start ? null : { start, endInclusive }
}
