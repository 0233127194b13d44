import type { DeletionState } from '@candor/contract'

const minuteMs = 60_000

export interface DeletionProgress {
  readonly state: DeletionState
  /** Epoch milliseconds. */
  readonly dueAtMs: number
  /** Epoch milliseconds: the end of the time to undo it. */
  readonly undoUntilMs: number
}

export interface DeletionOrder {
  readonly nowMs: number
  readonly undoMinutes: number
  /** Until then one of the submissions must be kept, in epoch milliseconds. Null: none must. */
  readonly keepUntilMs: number | null
}

/** When a deletion that is ordered now erases the data, and until when it can be undone, in epoch milliseconds. */
export const planDeletion = ({
  nowMs,
  undoMinutes,
  keepUntilMs,
}: DeletionOrder): Pick<DeletionProgress, 'dueAtMs' | 'undoUntilMs'> => {
  const undoUntilMs = nowMs + undoMinutes * minuteMs
  return { undoUntilMs, dueAtMs: Math.max(undoUntilMs, keepUntilMs ?? 0) }
}

/** How long a deletion can still be undone; 0: no longer. */
export const countUndoMs = ({ state, undoUntilMs }: DeletionProgress, nowMs: number): number =>
  state === 'scheduled' ? Math.max(0, undoUntilMs - nowMs) : 0

/** Whether the data may be erased now: the time to undo is over, or a run was interrupted. */
export const mayRunDeletion = ({ state, dueAtMs }: Omit<DeletionProgress, 'undoUntilMs'>, nowMs: number): boolean =>
  state === 'running' || (state === 'scheduled' && nowMs >= dueAtMs)
