export interface ByteSpan {
  readonly start: number
  /** Inclusive; past the end means "to the end". */
  readonly endInclusive: number
}

const spanPattern = /^bytes=(\d*)-(\d*)$/i

/** Digits of any length; a number beyond the safe integers is past every end. */
const toPosition = (digits: string): number => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)

const suffixSpan = (suffixBytes: number, totalBytes: number): ByteSpan | 'unsatisfiable' =>
  suffixBytes === 0 ? 'unsatisfiable' : { start: Math.max(0, totalBytes - suffixBytes), endInclusive: totalBytes - 1 }

/**
 * A Range header's one span (F-09). Null: send all (no range, several, or none that makes sense); never more than all, however
 * many ranges are asked for.
 */
export const readRange = (header: string | undefined, totalBytes: number): ByteSpan | 'unsatisfiable' | null => {
  const match = spanPattern.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '') return last === '' ? null : suffixSpan(toPosition(last), totalBytes)
  const start = toPosition(first)
  const endInclusive = last === '' ? totalBytes - 1 : Math.min(toPosition(last), totalBytes - 1)
  if (last !== '' && toPosition(last) < start) return null
  return start < totalBytes ? { start, endInclusive } : 'unsatisfiable'
}
