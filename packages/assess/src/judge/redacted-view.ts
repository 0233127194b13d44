import type { Span } from '../evidence/quote'

/** A stretch that the model doesn't see as it is. */
export interface Cover extends Span {
  /** What stands in its place; an empty one leaves no trace. */
  readonly mark: string
  /** Left out altogether, so that no quote may run across it. A mask is not: it stands for one word. */
  readonly isOut: boolean
}

interface Piece {
  /** In the view. */
  readonly start: number
  readonly end: number
  /** In the original. */
  readonly from: number
  readonly to: number
  readonly cover: Cover | null
}

/** What a model sees of one text, and where every character of it comes from. Offsets are UTF-16. */
export interface View {
  readonly text: string
  readonly pieces: readonly Piece[]
}

/** Stands where words were left out. */
export const outMark = '[…]'

/** Covers may overlap: what is left out wins over masks, then whatever begins first. */
export function viewOf(original: string, covers: readonly Cover[]): View {
  const pieces: Piece[] = []
  let text = ''
  const add = (span: Span, cover: Cover | null): void => {
    const shown = cover === null ? original.slice(span.start, span.end) : cover.mark
    pieces.push({ start: text.length, end: text.length + shown.length, from: span.start, to: span.end, cover })
    text += shown
  }
  let at = 0
  for (const cover of distinct(covers)) {
    if (cover.start > at) add({ start: at, end: cover.start }, null)
    add(cover, cover)
    at = cover.end
  }
  if (at < original.length) add({ start: at, end: original.length }, null)
  return { text, pieces }
}

function distinct(covers: readonly Cover[]): Cover[] {
  const sorted = covers
    .filter((cover) => cover.end > cover.start)
    .toSorted((a, b) => Number(b.isOut) - Number(a.isOut) || a.start - b.start || b.end - a.end)
  const kept: Cover[] = []
  for (const cover of sorted) {
    if (!kept.some((other) => other.start < cover.end && cover.start < other.end)) kept.push(cover)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/** The original stretch behind a stretch of the view; null where something between its ends was left out. */
export function originalSpan(view: View, span: Span): Span | null {
  const met = view.pieces.filter((piece) => isMet(piece, span))
  const first = met[0]
  const last = met.at(-1)
  if (first === undefined || last === undefined || met.some((piece) => piece.cover?.isOut === true)) return null
  return {
    start: first.cover === null ? first.from + (span.start - first.start) : first.from,
    end: last.cover === null ? last.from + (span.end - last.start) : last.to,
  }
}

/** A piece without a trace is met where the stretch runs over its place. */
function isMet(piece: Piece, span: Span): boolean {
  if (piece.start === piece.end) return span.start < piece.start && piece.start < span.end
  return piece.start < span.end && span.start < piece.end
}
