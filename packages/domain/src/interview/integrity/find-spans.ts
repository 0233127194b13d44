import { integrityRules } from './sample'

export interface Judged {
  readonly atMs: number
  /** Null: this sample says nothing either way. */
  readonly isSo: boolean | null
}

/** Places in the list, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

interface Open {
  readonly first: number
  last: number
}

/**
 * Stretches in which something was so for at least `openMs`. Hysteresis: it has to be gone for `closeMs` before a stretch is over,
 * so that a flicker neither ends nor doubles it; a stretch ends where it was last seen, and what was not looked at is never part of it.
 */
export function findSpans(judged: readonly Judged[], openMs: number): Span[] {
  const { closeMs, longestGapMs } = integrityRules
  const spans: Span[] = []
  let open: Open | null = null
  const atMs = (index: number): number => judged[index]?.atMs ?? 0
  const close = () => {
    if (open !== null && atMs(open.last) - atMs(open.first) >= openMs) spans.push({ ...open })
    open = null
  }
  for (const [index, sample] of judged.entries()) {
    if (index > 0 && sample.atMs - atMs(index - 1) > longestGapMs) close()
    if (sample.isSo === true) open = open === null ? { first: index, last: index } : { first: open.first, last: index }
    else if (sample.isSo === false && open !== null && sample.atMs - atMs(open.last) >= closeMs) close()
  }
  close()
  return spans
}
