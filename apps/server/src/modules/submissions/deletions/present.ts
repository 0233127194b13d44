import { type Deletion, type ErasedItem, erasedKinds } from '@candor/contract'
import type { ErasedCounts } from '@candor/db'
import { countUndoMs } from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../../platform/clock'
import type { DeletionRow } from '../repo/deletions'

export const presentErased = (erased: ErasedCounts): ErasedItem[] =>
  erasedKinds.flatMap((kind) => {
    const item = erased[kind]
    return item === undefined || item.count === 0 ? [] : [{ kind, count: item.count, sizeBytes: item.sizeBytes }]
  })

/** The receipt, as of now. */
export const presentDeletion = (row: DeletionRow, nowMs: number): Deletion => ({
  id: row.id,
  state: row.state,
  submissionCount: row.submissionCount,
  orderedAt: toInstant(row.orderedAt.getTime()),
  orderedBy: row.orderedByName,
  isByCandidate: row.orderedBy === null,
  dueAt: toInstant(row.dueAt.getTime()),
  undoMs: row.orderedBy === null ? 0 : countUndoMs({ state: row.state, dueAtMs: row.dueAt.getTime() }, nowMs),
  undoneAt: toInstantOrNull(row.undoneAt),
  finishedAt: toInstantOrNull(row.finishedAt),
  erased: presentErased(row.erased),
})
