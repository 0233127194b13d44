import { ObjectMismatchError, type StoredObject } from '@candor/media'
import * as repo from '../repo/tier'
import { type TierContext, worker } from './tier-context'

const atOnce = 500

const findObject = async (context: TierContext, key: string): Promise<StoredObject | null> => {
  try {
    return await context.objects.stat(key)
  } catch (error) {
    // A wrong object counts as missing. A failing service proves nothing about the object.
    if (error instanceof ObjectMismatchError) return null
    throw error
  }
}

const drop = async (context: TierContext, bytes: repo.TieredBytes): Promise<void> => {
  const { deps, localStore } = context
  const object = await findObject(context, bytes.storageKey)
  if (object?.sizeBytes === bytes.sizeBytes && object.sha256 === bytes.sha256) {
    return localStore.delete(bytes.storageKey)
  }
  deps.log.error({ storageKey: bytes.storageKey }, 'an object that was verified is gone; the copy on this disk stays')
  const stat = await localStore.stat(bytes.storageKey)
  const isOwnCopy = bytes.ownerNode === deps.storeId && stat?.sealed === true && stat.sha256 === bytes.sha256
  if (isOwnCopy) await deps.withActor(worker, (tx) => repo.unmarkTiered(tx, bytes))
}

/** Deletes copies whose object exists; they remain if the process stopped right after the row was written. */
export const dropTiered = async (context: TierContext): Promise<void> => {
  const keys = await context.localStore.list()
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce)
    const tiered = await context.deps.withActor(worker, (tx) => repo.listTiered(tx, some))
    for (const bytes of tiered) await drop(context, bytes)
  }
}
