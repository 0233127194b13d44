import type { Deps } from '../../deps'
import { groupByStore } from './group-by-store'
import type { ContentPorts } from './ports'
import { forgetBytesQueue } from './queues'
import {
  deleteStored,
  listStored,
  type ShownBytes,
  type StoredOwner,
  type StoredTable,
  type Transaction,
} from './repo/erase'

export interface EraseContext {
  readonly deps: Pick<Deps, 'withActor' | 'jobs' | 'clock' | 'storeId'>
  readonly ports: { readonly store: Pick<ContentPorts['store'], 'delete'> }
}

const atOnce = 100
const worker = { kind: 'worker' } as const
/** A copy to the object store that was in progress when its row was deleted has ended after this time. */
export const againAfterMs = 60 * 60_000

export interface ErasedStored {
  readonly owner: StoredOwner
  readonly table: StoredTable
  /** Runs in the transaction that deleted some of the rows. */
  readonly onDeleted?: (tx: Transaction, shown: ShownBytes) => Promise<void>
}

/**
 * Deletes the bytes before the row that names them, so that an interrupted run can be repeated. Each process deletes the
 * bytes on its own disk. A second deletion follows, because a copy may have been in progress.
 */
export const eraseStored = async (context: EraseContext, { owner, table, onDeleted }: ErasedStored): Promise<void> => {
  const { deps, ports } = context
  for (;;) {
    const rows = await deps.withActor(worker, (tx) => listStored(tx, { owner, table, limit: atOnce }))
    if (rows.length === 0) return
    for (const { storageKey } of rows) await ports.store.delete(storageKey)
    await deps.withActor(worker, async (tx) => {
      const shown = await deleteStored(tx, { table, ids: rows.map(({ id }) => id) })
      await onDeleted?.(tx, shown)
      const nowMs = deps.clock.nowMs()
      for (const data of groupByStore(rows, deps.storeId)) {
        const order = { queue: forgetBytesQueue, data }
        if (data.storeId !== deps.storeId) await deps.jobs.send(tx, { ...order, startAfterMs: nowMs })
        await deps.jobs.send(tx, { ...order, startAfterMs: nowMs + againAfterMs })
      }
    })
  }
}
