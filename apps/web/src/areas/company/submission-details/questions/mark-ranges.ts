import type { Evidence, SubmissionAnswer } from '@candor/contract'

export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * The parts of an answer's text that quotes cover, in order; parts that overlap or touch are one. Offsets are UTF-16. A quote of a
 * version from before a correction may not be in the text.
 */
export function markRanges(
  evidence: readonly Evidence[],
  { answerId, text }: Pick<SubmissionAnswer, 'answerId' | 'text'>,
): TextRange[] {
  const ranges = evidence
    .filter(
      (item) => item.answerId === answerId && item.end > item.start && text.slice(item.start, item.end) === item.quote,
    )
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start)
  const merged: TextRange[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last === undefined || range.start > last.end) merged.push(range)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
  }
  return merged
}
