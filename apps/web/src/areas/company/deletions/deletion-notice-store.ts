import type { Deletion } from '@candor/contract'
import { create } from 'zustand'
import { monotonicMs } from '../../../shared/clock'

export interface DeletionNotice {
  readonly id: string
  readonly count: number
  /** By a clock that can't be set (`monotonicMs`): the server says how much time is left, not which time it is. */
  readonly endsAtMs: number
}

/** The latest deletion of this page, with the way to undo it; kept while the page changes. */
export const useDeletionNotice = create<{ notice: DeletionNotice | null }>()(() => ({ notice: null }))

export function announceDeletion({ id, submissionCount, undoMs }: Deletion): void {
  useDeletionNotice.setState({ notice: { id, count: submissionCount, endsAtMs: monotonicMs() + undoMs } })
}

/** Removes the notice; with an id, only the notice of that deletion. */
export const dismissDeletionNotice = (id?: string): void =>
  useDeletionNotice.setState((state) => (id === undefined || state.notice?.id === id ? { notice: null } : state))
