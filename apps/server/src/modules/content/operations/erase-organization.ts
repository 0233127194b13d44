import type { Deps } from '../../../deps'
import { groupByStore } from '../group-by-store'
import type { ContentPorts } from '../ports'
import { forgetBytesQueue } from '../queues'
import { deleteStored, listStored, type StoredTable } from '../repo/erase'

interface EraseContext {
  readonly deps: Pick<Deps, 'withActor' | 'jobs' | 'clock' | 'storeId'>
  readonly ports: { readonly store: Pick<ContentPorts['store'], 'delete'> }
}

const atOnce = 100
const worker = { kind: 'worker' } as const
/** A copy to the object store that was in progress when its row was deleted has ended after this time. */
const againAfterMs = 60 * 60_000

/**
 * Deletes the bytes before the row that names them, so that an interrupted run can be repeated. Each process deletes the
 * bytes on its own disk. A second deletion follows, because a copy may have been in progress.
 */
const eraseTable = async (context: EraseContext, organizationId: string, table: StoredTable): Promise<void> => {
  const { deps, ports } = context
  for (;;) {
    const rows = await deps.withActor(worker, (tx) => listStored(tx, { organizationId, table, limit: atOnce }))
    if (rows.length === 0) return
    for (const { storageKey } of rows) await ports.store.delete(storageKey)
    await deps.withActor(worker, async (tx) => {
      await deleteStored(tx, { table, ids: rows.map(({ id }) => id) })
      const nowMs = deps.clock.nowMs()
      for (const data of groupByStore(rows, deps.storeId)) {
        const order = { queue: forgetBytesQueue, data }
        if (data.storeId !== deps.storeId) await deps.jobs.send(tx, { ...order, startAfterMs: nowMs })
        await deps.jobs.send(tx, { ...order, startAfterMs: nowMs + againAfterMs })
      }
    })
  }
}

/** Deletes every recording and file of an organization, a hundred at a time; repeatable. */
export const eraseOrganization = async (context: EraseContext, organizationId: string): Promise<void> => {
  await eraseTable(context, organizationId, 'upload')
  await eraseTable(context, organizationId, 'file')
}
