import type { DeletionState } from '@candor/contract'

const minuteMs = 60_000

export interface DeletionProgress {
  readonly state: DeletionState
  /** Epoch milliseconds. */
  readonly dueAtMs: number
}

/** When a deletion that is ordered now erases the data, in epoch milliseconds. */
export const planDeletion = (nowMs: number, undoMinutes: number): { readonly dueAtMs: number } => ({
  dueAtMs: nowMs + undoMinutes * minuteMs,
})

/** How long a deletion can still be undone; 0: no longer. */
export const countUndoMs = ({ state, dueAtMs }: DeletionProgress, nowMs: number): number =>
  state === 'scheduled' ? Math.max(0, dueAtMs - nowMs) : 0

/** Whether the data may be erased now: the time to undo is over, or a run was interrupted. */
export const mayRunDeletion = ({ state, dueAtMs }: DeletionProgress, nowMs: number): boolean =>
  state === 'running' || (state === 'scheduled' && nowMs >= dueAtMs)
