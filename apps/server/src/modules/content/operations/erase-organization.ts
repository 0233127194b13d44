import type { Deps } from '../../../deps'
import type { ContentPorts } from '../ports'
import { type ForgetBytes, forgetBytesQueue } from '../queues'
import { deleteStored, listStored, type StoredRow, type StoredTable } from '../repo/erase'

interface EraseContext {
  readonly deps: Pick<Deps, 'withActor' | 'jobs' | 'clock' | 'storeId'>
  readonly ports: { readonly store: Pick<ContentPorts['store'], 'delete'> }
}

const atOnce = 100
const worker = { kind: 'worker' } as const
/** No copy to the object store that was under way when its row went is under way that much later. */
const againAfterMs = 60 * 60_000

const groupByStore = (rows: readonly StoredRow[], ownStoreId: string): readonly ForgetBytes[] => {
  const keysByStore = new Map<string, string[]>()
  for (const { ownerNode, storageKey } of rows) {
    const storeId = ownerNode ?? ownStoreId
    keysByStore.set(storeId, [...(keysByStore.get(storeId) ?? []), storageKey])
  }
  return [...keysByStore].map(([storeId, keys]) => ({ storeId, keys }))
}

/**
 * The bytes go before the row that knows where they lie: stopped in between, the next run deletes them once more. What lies
 * on another process's disk that process deletes; and all of it goes a second time, lest a copy was just being made.
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
