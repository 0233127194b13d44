import { storeLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { errorType } from '../../../platform/error-type'
import * as repo from '../repo/stores'

type StoreDeps = Pick<Deps, 'withActor' | 'log' | 'storeId' | 'node'>

const monotonicMs = (): number => performance.now()

const worker = { kind: 'worker' } as const

/** The registry of processes with the same database: records that this one is alive and finds the others. */
export const createStoreNodes = (deps: StoreDeps) => {
  const { storeId } = deps
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | null = null
  /** Before the last successful report was sent, so that others see at least this one. */
  let reportedAtMs = Number.NEGATIVE_INFINITY
  const beat = async (): Promise<void> => {
    const startedAtMs = monotonicMs()
    try {
      await deps.withActor(worker, (tx) => repo.touchStore(tx, storeId))
      reportedAtMs = startedAtMs
    } catch (error) {
      deps.log.warn({ kind: errorType(error) }, 'this store could not say that it lives')
    } finally {
      beating = null
    }
  }
  return {
    storeId,
    /** `url`: the address of this process for the others. */
    async start(url: string): Promise<void> {
      const startedAtMs = monotonicMs()
      await deps.withActor(worker, (tx) => repo.insertStore(tx, { id: storeId, url, process: deps.node }))
      reportedAtMs = startedAtMs
      timer ??= setInterval(() => {
        beating ??= beat()
      }, storeLimits.heartbeatMs)
      timer.unref()
    },
    /** The row stays, so that a process that restarts within seconds still owns its uploads. */
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await beating
      reportedAtMs = Number.NEGATIVE_INFINITY
    },
    /** Whether other processes still count this one as alive, and will for some time. */
    isHeartbeatFresh: (): boolean =>
      monotonicMs() - reportedAtMs < storeLimits.goneAfterMs - storeLimits.heartbeatMarginMs,
    find: (id: string): Promise<repo.StoreNode | null> => deps.withActor(worker, (tx) => repo.readStore(tx, id)),
    /** The store that has a key, with its address. Null: no known store has it. */
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
