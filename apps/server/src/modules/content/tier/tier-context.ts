import type { AppendStore, ObjectStore } from '@candor/media'
import type { Deps } from '../../../deps'

/** The dependencies of the object store tier. */
export interface TierContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'log' | 'events' | 'storeId'>
  readonly localStore: AppendStore
  readonly objects: ObjectStore
}

/** The actor of all transactions of the tier. */
export const worker = { kind: 'worker' } as const
