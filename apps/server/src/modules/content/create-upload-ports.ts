import type { DiskSpace } from '@candor/domain'
import { type AppendStore, createCombinedStore, type ObjectStore } from '@candor/media'
import type { Deps } from '../../deps'
import { createLiveIndex } from './playback'
import type { UploadPorts } from './ports'
import { createSessionBytes } from './session-bytes'
import { createRemoteBytes } from './stores/remote-bytes'
import { createStoreNodes } from './stores/store-nodes'
import { createWriteGate } from './stores/write-gate'

/**
 * Reads from this process's disk, the object store and other processes' disks as one store; writes only to its own
 * disk.
 */
export const createUploadPorts = (
  deps: Pick<Deps, 'withActor' | 'log' | 'storeId' | 'node' | 'keyedHash' | 'clock'>,
  parts: {
    readonly local: AppendStore
    readonly objects: ObjectStore | null
    readonly readDiskSpace: () => Promise<DiskSpace>
  },
): UploadPorts => {
  const { local, objects, readDiskSpace } = parts
  const stores = createStoreNodes(deps)
  const store = createCombinedStore({ local, objects, remote: createRemoteBytes(deps, stores) })
  return {
    localStore: local,
    store,
    objects,
    stores,
    writes: createWriteGate(),
    live: createLiveIndex(store),
    sessionBytes: createSessionBytes(deps.clock.nowMs),
    readDiskSpace,
  }
}
