import { LRUCache } from 'lru-cache'
import type { Clip } from '../ports'

/** Sound in memory, bounded in bytes: what was not asked for longest goes first. */
export interface ClipMemory {
  find(key: string): Clip | null
  keep(key: string, clip: Clip): void
  sizeBytes(): number
}

/** A clip larger than all of the memory is not kept. */
export function createClipMemory(maxBytes: number): ClipMemory {
  const clips = new LRUCache<string, Clip>({
    maxSize: maxBytes,
    // The cache takes no entry of size 0.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
  })
  return {
    find: (key) => clips.get(key) ?? null,
    keep: (key, clip) => void clips.set(key, clip),
    sizeBytes: () => clips.calculatedSize,
  }
}
