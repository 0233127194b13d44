import type { FaultKind, FaultSpan } from '@candor/contract'
import { isLossKind } from '@candor/domain'
import { formatClock, formatPosition } from '../../shared/format-clock'

/** How far a fault reaches: words differ where it has no end, or neither beginning nor end. */
type FaultExtent = 'span' | 'toEnd' | 'whole'

interface FaultText {
  kind: FaultKind
  extent: FaultExtent
  /** On the answer's own clock. */
  from: string
  to: string
  seconds: number
}

const SECOND_MS = 1000

/** A fault in figures for its sentence, rounded so that a loss is never shown shorter than it was. `answerMs` null: the answer's length is not known here. */
export function faultText({ kind, startMs, endMs }: FaultSpan, answerMs: number | null): FaultText {
  const reachesEnd = endMs === null || (answerMs !== null && answerMs > 0 && endMs >= answerMs)
  const endsMs = endMs ?? answerMs ?? startMs
  return {
    kind,
    extent: reachesEnd ? (startMs === 0 ? 'whole' : 'toEnd') : 'span',
    from: formatPosition(startMs),
    to: formatClock(endsMs),
    seconds: Math.max(1, Math.round((endsMs - startMs) / SECOND_MS)),
  }
}

/** Whether a fault took picture or sound away; a lost connection alone takes nothing. */
export const isLoss = ({ kind }: FaultSpan): boolean => isLossKind(kind)
