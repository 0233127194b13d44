import type { Readable } from 'node:stream'
import * as repo from '../repo/tier'
import { type TierContext, worker } from './tier-context'

const openLocal = async (context: TierContext, storageKey: string): Promise<Readable> => {
  const stream = await context.localStore.read(storageKey)
  if (stream === null) throw new Error('These bytes are not on the disk that is said to have them')
  return stream
}

/** Deletes the object if its row was deleted during the copy, as when an organization is erased. */
const dropUnnamed = async (context: TierContext, storageKey: string): Promise<void> => {
  const isNamed = await context.deps.withActor(worker, (tx) => repo.isNamed(tx, storageKey))
  if (!isNamed) await context.objects.delete(storageKey)
}

/**
 * Copies bytes to the object store, records that in their row, and only then deletes them here. It may be stopped between any
 * two steps: before the row, the next run copies again; after it, `dropTiered` deletes the remaining copy.
 */
export const copyToObjects = async (context: TierContext, bytes: repo.WaitingBytes): Promise<void> => {
  const { deps, objects, localStore } = context
  const { storageKey: key, sizeBytes, sha256 } = bytes
  // Resolves only after the object was read back and has this size and hash.
  const { keyId } = await objects.put({ key, sizeBytes, sha256, open: () => openLocal(context, key) })
  const mark = { storeId: deps.storeId, keyId, nowMs: deps.clock.nowMs() }
  const isMarked = await deps.withActor(worker, (tx) => repo.markTiered(tx, bytes, mark))
  if (isMarked) await localStore.delete(key)
  else await dropUnnamed(context, key)
}
