import { storeLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { errorType } from '../../../platform/error-type'
import * as repo from '../repo/stores'

type StoreDeps = Pick<Deps, 'withActor' | 'log' | 'storeId' | 'node'>

const worker = { kind: 'worker' } as const

/** This process among those on the same database: says that it lives, and knows of the others. */
export const createStoreNodes = (deps: StoreDeps) => {
  const { storeId } = deps
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | null = null
  const beat = async (): Promise<void> => {
    try {
      await deps.withActor(worker, (tx) => repo.touchStore(tx, storeId))
    } catch (error) {
      deps.log.warn({ kind: errorType(error) }, 'this store could not say that it lives')
    } finally {
      beating = null
    }
  }
  return {
    storeId,
    /** `url`: where the other processes reach this one. */
    async start(url: string): Promise<void> {
      await deps.withActor(worker, (tx) => repo.insertStore(tx, { id: storeId, url, process: deps.node }))
      timer ??= setInterval(() => {
        beating ??= beat()
      }, storeLimits.heartbeatMs)
      timer.unref()
    },
    /** The row stays: a process that starts again within seconds finds its uploads still its own. */
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await beating
    },
    find: (id: string): Promise<repo.StoreNode | null> => deps.withActor(worker, (tx) => repo.readStore(tx, id)),
    /** The store that has a key, with its address. Null: no store has it, or the store is unknown. */
    findOwner: (key: string): Promise<OwnerOfKey | null> =>
      deps.withActor(worker, async (tx) => {
        const ownerId = await repo.readKeyOwner(tx, key)
        return ownerId === null ? null : { ownerId, store: await repo.readStore(tx, ownerId) }
      }),
  }
}
export interface OwnerOfKey {
  readonly ownerId: string
  readonly store: repo.StoreNode | null
}
export type StoreNodes = ReturnType<typeof createStoreNodes>
