import type { AppendStore } from '../ports/append-store'
import type { RangedMedia } from './media-input'

/** Reads a stored recording by ranges, without buffering it. */
export function openStoredMedia(
  store: Pick<AppendStore, 'read'>,
  stored: { readonly key: string; readonly sizeBytes: number },
): RangedMedia {
  return {
    sizeBytes: stored.sizeBytes,
    async read(start, end) {
      const stream = await store.read(stored.key, { start, endInclusive: end - 1 })
      if (!stream) throw new Error('The stored bytes are missing')
      const bytes = new Uint8Array(end - start)
      let at = 0
      for await (const block of stream) {
        bytes.set(block, at)
        at += block.length
      }
      return bytes.subarray(0, at)
    },
  }
}
