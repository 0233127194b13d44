import type { ForgetBytes } from './queues'

/** Bytes of a store, by the row that names them. */
export interface StoredBytes {
  readonly storageKey: string
  /** The store whose disk may hold the bytes; null: this process's. */
  readonly ownerNode: string | null
}

/** One order for each store that may hold some of the bytes. */
export const groupByStore = (rows: readonly StoredBytes[], ownStoreId: string): readonly ForgetBytes[] => {
  const keysByStore = new Map<string, string[]>()
  for (const { ownerNode, storageKey } of rows) {
    const storeId = ownerNode ?? ownStoreId
    keysByStore.set(storeId, [...(keysByStore.get(storeId) ?? []), storageKey])
  }
  return [...keysByStore].map(([storeId, keys]) => ({ storeId, keys }))
}
