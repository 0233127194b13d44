import { LRUCache } from 'lru-cache'
import type { Clip } from '../ports'

/** Sound in memory, limited in bytes: the least recently used clip goes first. */
export interface ClipMemory {
  find(key: string): Clip | null
  keep(key: string, clip: Clip): void
  sizeBytes(): number
}

/** A clip larger than the whole memory is not stored. */
export function createClipMemory(maxBytes: number): ClipMemory {
  const clips = new LRUCache<string, Clip>({
    maxSize: maxBytes,
    // The cache accepts no entry of size 0.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
  })
  return {
    find: (key) => clips.get(key) ?? null,
    keep: (key, clip) => void clips.set(key, clip),
    sizeBytes: () => clips.calculatedSize,
  }
}
