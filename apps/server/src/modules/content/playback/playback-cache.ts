import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../deps'
import { insertPlayback, type Playback, readPlayback, setDuration } from '../repo/playback'
import type { UploadRow } from '../repo/uploads'
import type { LiveIndex } from './live-index'

export interface PlaybackContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock'>
  readonly ports: { readonly live: LiveIndex }
}

const maxEntries = 64
const worker = { kind: 'worker' } as const

/** Computes and stores playback data for recordings that were sealed without it. */
const makePlayback = async ({ deps, ports }: PlaybackContext, row: UploadRow): Promise<Playback> => {
  const made = await ports.live.finish(row.storageKey, row.sizeBytes ?? 0)
  await deps.withActor(worker, async (tx) => {
    await insertPlayback(tx, row, made)
    if (made.durationMs !== null) await setDuration(tx, row.id, made.durationMs)
  })
  return made
}

/** Caches the playback data of sealed recordings, because a player requests many ranges of one recording. */
export const createPlaybackCache = (context: PlaybackContext) => {
  const known = new LRUCache<string, Promise<Playback>>({ max: maxEntries })
  const load = async (row: UploadRow): Promise<Playback> =>
    (await context.deps.withActor(worker, (tx) => readPlayback(tx, row.id))) ?? makePlayback(context, row)
  return {
    /** The row must be of a sealed recording that the caller may see. Sealed recordings never change. */
    get(row: UploadRow): Promise<Playback> {
      const found = known.get(row.id)
      if (found !== undefined) return found
      const loaded = load(row)
      loaded.catch(() => known.delete(row.id))
      known.set(row.id, loaded)
      return loaded
    },
  }
}
export type PlaybackCache = ReturnType<typeof createPlaybackCache>
