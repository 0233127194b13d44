/** Below this, the page warns: an hour of video takes about 450 MB, an interview usually a quarter of that. */
export const LOW_SPACE_BYTES = 200 * 1024 * 1024

/** Asks the browser not to evict recordings when the disk gets full. The browser may decline; nothing depends on it. */
export async function askToPersist(): Promise<boolean> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return false
  return navigator.storage.persist().catch(() => false)
}

/** Free space for recordings in bytes; null: unknown. Only an estimate, so every write is checked. */
export async function estimateFreeBytes(): Promise<number | null> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return null
  const { quota, usage } = await navigator.storage.estimate().catch(() => ({ quota: undefined, usage: undefined }))
  return quota === undefined ? null : Math.max(0, quota - (usage ?? 0))
}
