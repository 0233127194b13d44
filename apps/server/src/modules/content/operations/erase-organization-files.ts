import type { Deps } from '../../../deps'
import type { ContentPorts } from '../ports'
import { deleteStored, listStored, type StoredTable } from '../repo-erase'

interface EraseContext {
  readonly deps: Pick<Deps, 'withActor'>
  readonly ports: { readonly store: Pick<ContentPorts['store'], 'delete'> }
}

const atOnce = 100
const worker = { kind: 'worker' } as const

/** The bytes go before the row that knows where they lie: stopped in between, the next run deletes them once more. */
const eraseTable = async (context: EraseContext, organizationId: string, table: StoredTable): Promise<void> => {
  const { deps, ports } = context
  for (;;) {
    const rows = await deps.withActor(worker, (tx) => listStored(tx, { organizationId, table, limit: atOnce }))
    if (rows.length === 0) return
    for (const { storageKey } of rows) await ports.store.delete(storageKey)
    await deps.withActor(worker, (tx) => deleteStored(tx, { table, ids: rows.map(({ id }) => id) }))
  }
}

/** Deletes every recording and file of an organization, a hundred at a time; repeatable. */
export const eraseOrganizationFiles = async (context: EraseContext, organizationId: string): Promise<void> => {
  await eraseTable(context, organizationId, 'upload')
  await eraseTable(context, organizationId, 'file')
}
