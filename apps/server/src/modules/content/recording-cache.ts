import type { AppendStore } from '@candor/media'
import { describeRecording, type Recording } from './describe-recording'

const maxEntries = 64

/** Headers of sealed recordings: a player asks for many ranges of one file, and each would read it through. */
export const createRecordingCache = (store: AppendStore) => {
  const known = new Map<string, Promise<Recording>>()
  const remember = (id: string, recording: Promise<Recording>): Promise<Recording> => {
    known.delete(id)
    known.set(id, recording)
    const [oldest] = known.keys()
    if (known.size > maxEntries && oldest !== undefined) known.delete(oldest)
    return recording
  }
  return {
    /** As stored up to `sizeBytes`; an open recording grows, so its size is part of what is remembered. */
    get(stored: { readonly key: string; readonly sizeBytes: number }): Promise<Recording> {
      const id = `${stored.key} ${stored.sizeBytes}`
      const found = known.get(id)
      if (found !== undefined) return remember(id, found)
      const made = describeRecording(store, stored)
      made.catch(() => known.delete(id))
      return remember(id, made)
    },
  }
}
export type RecordingCache = ReturnType<typeof createRecordingCache>
