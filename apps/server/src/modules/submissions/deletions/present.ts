import { type Deletion, type ErasedItem, erasedKinds } from '@candor/contract'
import type { ErasedCounts } from '@candor/db'
import { countUndoMs } from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../../platform/clock'
import { type DeletionRow, toProgress } from '../repo/deletions'

export const presentErased = (erased: ErasedCounts): ErasedItem[] =>
  erasedKinds.flatMap((kind) => {
    const item = erased[kind]
    return item === undefined || item.count === 0 ? [] : [{ kind, count: item.count, sizeBytes: item.sizeBytes }]
  })

/** The receipt, as of now. */
export const presentDeletion = (row: DeletionRow, nowMs: number): Deletion => ({
  id: row.id,
  state: row.state,
  cause: row.cause,
  submissionCount: row.submissionCount,
  orderedAt: toInstant(row.orderedAt.getTime()),
  orderedBy: row.orderedByName,
  dueAt: toInstant(row.dueAt.getTime()),
  // What no member ordered, no member undoes.
  undoMs: row.cause === 'member' ? countUndoMs(toProgress(row), nowMs) : 0,
  undoneAt: toInstantOrNull(row.undoneAt),
  finishedAt: toInstantOrNull(row.finishedAt),
  erased: presentErased(row.erased),
})
