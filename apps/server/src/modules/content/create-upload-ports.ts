import type { DiskSpace } from '@candor/domain'
import { type AppendStore, createCombinedStore, type ObjectStore } from '@candor/media'
import type { Deps } from '../../deps'
import type { TokenConnections } from '../../platform/token-connections'
import { UploadLeases } from './leases/upload-leases'
import { createLeaseWatch } from './leases/watch-leases'
import { createLiveIndex } from './playback'
import type { UploadPorts } from './ports'
import { createAppendAccessReader } from './repo/append-access'
import { createSessionBytes } from './session-bytes'
import { createRemoteBytes } from './stores/remote-bytes'
import { createStoreNodes } from './stores/store-nodes'
import { createWriteGate } from './stores/write-gate'

type PortDeps = Pick<Deps, 'withActor' | 'log' | 'storeId' | 'node' | 'keyedHash' | 'clock'>

const monotonicMs = (): number => performance.now()

const createLeases = (
  deps: PortDeps,
  parts: { readonly connections: TokenConnections; readonly isHeartbeatFresh: () => boolean },
): Pick<UploadPorts, 'leases' | 'leaseWatch'> => {
  const { connections, isHeartbeatFresh } = parts
  const read = createAppendAccessReader(connections.database)
  const leases = new UploadLeases({
    deps,
    isHeartbeatFresh,
    monotonicMs,
    readAccess: async (question) => {
      connections.requireFree()
      return read(question)
    },
  })
  return { leases, leaseWatch: createLeaseWatch({ deps, leases, connections, monotonicMs }) }
}

/**
 * Reads from this process's disk, the object store and other processes' disks as one store; writes only to its own
 * disk.
 */
export const createUploadPorts = (
  deps: PortDeps,
  parts: {
    readonly connections: TokenConnections
    readonly local: AppendStore
    readonly objects: ObjectStore | null
    readonly readDiskSpace: () => Promise<DiskSpace>
  },
): UploadPorts => {
  const { local, objects, readDiskSpace, connections } = parts
  const stores = createStoreNodes(deps)
  const store = createCombinedStore({ local, objects, remote: createRemoteBytes(deps, stores) })
  return {
    localStore: local,
    store,
    objects,
    stores,
    writes: createWriteGate(),
    ...createLeases(deps, { connections, isHeartbeatFresh: stores.isHeartbeatFresh }),
    live: createLiveIndex(store),
    sessionBytes: createSessionBytes(deps.clock.nowMs),
    readDiskSpace,
  }
}
