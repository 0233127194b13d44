import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Container, detectContainer, type MediaInput, openMedia } from './media-input'
import { indexWebm } from './webm-index'

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

/** The file itself, or the bytes as one block. */
async function* blocksOf(media: MediaInput): AsyncGenerator<Uint8Array> {
  if (media instanceof Uint8Array) yield media
  else yield* createReadStream(media.path)
}

async function mp4DurationMs(media: MediaInput): Promise<number> {
  const input = openMedia(media)
  try {
    return (await input.computeDuration()) * 1000
  } finally {
    input.dispose()
  }
}

/**
 * Container and duration by reading the frames (not the header, which recorders leave empty): WebM by our own index,
 * which knows how long the last Opus packet sounds, MP4 by mediabunny. Never throws for what is in the bytes; throws when
 * a path cannot be opened.
 */
export async function probeDuration(media: MediaInput): Promise<ProbeResult> {
  const container = detectContainer(await firstBytes(media))
  if (container === 'unknown') return { container, durationMs: null, reason: 'neither WebM nor MP4' }
  try {
    const durationMs = container === 'webm' ? (await indexWebm(blocksOf(media))).durationMs : await mp4DurationMs(media)
    return durationMs > 0 ? { container, durationMs } : { container, durationMs: null, reason: 'no whole frame' }
  } catch (error) {
    return { container, durationMs: null, reason: error instanceof Error ? error.message : 'unreadable' }
  }
}
