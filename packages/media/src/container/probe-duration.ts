import { open } from 'node:fs/promises'
import { type Container, detectContainer, type MediaInput, openMedia } from './media-input'

export type ProbeResult =
  | { readonly container: 'webm' | 'mp4'; readonly durationMs: number }
  /** Not media, or cut off before the first frame; `reason` is for the log. */
  | { readonly container: Container; readonly durationMs: null; readonly reason: string }

async function firstBytes(media: MediaInput): Promise<Uint8Array> {
  if (media instanceof Uint8Array) return media.subarray(0, 12)
  const file = await open(media.path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(12), 0, 12, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Container and duration by reading the packets (not the header, which recorders leave empty). Never throws for what is
 * in the bytes; throws when a path cannot be opened.
 */
export async function probeDuration(media: MediaInput): Promise<ProbeResult> {
  const container = detectContainer(await firstBytes(media))
  if (container === 'unknown') return { container, durationMs: null, reason: 'neither WebM nor MP4' }
  const input = openMedia(media)
  try {
    const durationMs = (await input.computeDuration()) * 1000
    if (!(durationMs > 0)) return { container, durationMs: null, reason: 'no whole frame' }
    return { container, durationMs }
  } catch (error) {
    return { container, durationMs: null, reason: error instanceof Error ? error.message : 'unreadable' }
  } finally {
    input.dispose()
  }
}
