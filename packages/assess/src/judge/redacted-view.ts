import type { Span } from '../evidence/quote'

/** A span that the model does not see as written. */
export interface Redaction extends Span {
  /** The replacement text; empty text leaves no trace. */
  readonly mark: string
  /** Omitted spans break quotes. A mask does not: it replaces one word. */
  readonly isOmitted: boolean
}

interface ViewSegment {
  /** In the view. */
  readonly start: number
  readonly end: number
  /** In the original. */
  readonly from: number
  readonly to: number
  readonly redaction: Redaction | null
}

/** What a model sees of one text, and where every character of it comes from. Offsets are UTF-16. */
export interface RedactedView {
  readonly text: string
  readonly segments: readonly ViewSegment[]
}

/** Replaces omitted words. */
export const omissionMark = '[…]'

/** Redactions may overlap: an omission wins over a mask, then the earlier start wins. */
export function redact(original: string, redactions: readonly Redaction[]): RedactedView {
  const segments: ViewSegment[] = []
  let text = ''
  const appendSegment = (span: Span, redaction: Redaction | null): void => {
    const shown = redaction === null ? original.slice(span.start, span.end) : redaction.mark
    segments.push({ start: text.length, end: text.length + shown.length, from: span.start, to: span.end, redaction })
    text += shown
  }
  let at = 0
  for (const redaction of resolveOverlaps(redactions)) {
    if (redaction.start > at) appendSegment({ start: at, end: redaction.start }, null)
    appendSegment(redaction, redaction)
    at = redaction.end
  }
  if (at < original.length) appendSegment({ start: at, end: original.length }, null)
  return { text, segments }
}

function resolveOverlaps(redactions: readonly Redaction[]): Redaction[] {
  const sorted = redactions
    .filter((redaction) => redaction.end > redaction.start)
    .toSorted((a, b) => Number(b.isOmitted) - Number(a.isOmitted) || a.start - b.start || b.end - a.end)
  const kept: Redaction[] = []
  for (const redaction of sorted) {
    if (!kept.some((other) => other.start < redaction.end && redaction.start < other.end)) kept.push(redaction)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/** The original stretch behind a stretch of the view; null where something between its ends was left out. */
export function originalSpan(view: RedactedView, span: Span): Span | null {
  const overlapping = view.segments.filter((segment) => overlapsSegment(segment, span))
  const first = overlapping[0]
  const last = overlapping.at(-1)
  if (first === undefined || last === undefined || overlapping.some((segment) => segment.redaction?.isOmitted === true))
    return null
  return {
    start: first.redaction === null ? first.from + (span.start - first.start) : first.from,
    end: last.redaction === null ? last.from + (span.end - last.start) : last.to,
  }
}

/** A piece without a trace is met where the stretch runs over its place. */
function overlapsSegment(segment: ViewSegment, span: Span): boolean {
  if (segment.start === segment.end) return span.start < segment.start && segment.start < span.end
  return segment.start < span.end && span.start < segment.end
}
