import type { Clip } from '../ports'

/** Sound in memory, bounded in bytes: what was not asked for longest goes first. */
export interface ClipMemory {
  find(key: string): Clip | null
  keep(key: string, clip: Clip): void
  sizeBytes(): number
}

export const createClipMemory = (maxBytes: number): ClipMemory => {
  const clips = new Map<string, Clip>()
  let total = 0
  const forget = (key: string): void => {
    total -= clips.get(key)?.bytes.byteLength ?? 0
    clips.delete(key)
  }
  return {
    find(key) {
      const clip = clips.get(key)
      if (clip === undefined) return null
      // A map keeps its order of insertion: what is asked for moves to the end.
      clips.delete(key)
      clips.set(key, clip)
      return clip
    },
    keep(key, clip) {
      forget(key)
      if (clip.bytes.byteLength > maxBytes) return
      clips.set(key, clip)
      total += clip.bytes.byteLength
      for (const oldest of clips.keys()) {
        if (total <= maxBytes) return
        forget(oldest)
      }
    },
    sizeBytes: () => total,
  }
}
