import type { AppendStore, ObjectStore } from '@candor/media'
import type { Deps } from '../../../deps'

/** What the copying to the object store stands on. */
export interface TierContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'log' | 'events' | 'storeId'>
  readonly localStore: AppendStore
  readonly objects: ObjectStore
}

/** In whose name rows are read and written here. */
export const worker = { kind: 'worker' } as const
