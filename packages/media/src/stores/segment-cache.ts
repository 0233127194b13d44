import type { KeyQueue } from './key-queue'
import type { Segment } from './segment'
import type { SegmentCipher } from './segment-cipher'
import type { SegmentContext } from './segment-context'
import { readManifest, type SegmentManifest } from './segment-manifest'
import { recoverSegment } from './segment-recovery'

/** `segment` is null once sealed. */
export interface LoadedKey {
  readonly manifest: SegmentManifest
  readonly cipher: SegmentCipher
  readonly segment: Segment | null
  readonly sizeBytes: number
}

export interface SegmentCacheDeps {
  readonly context: SegmentContext
  readonly queue: KeyQueue
  readonly maxOpenSegments: number
}

/** The unsealed segments that this process has loaded, and which of them have open files. Call within the key's queue. */
export class SegmentCache {
  readonly #segments = new Map<string, Segment>()
  /** Least recently used first. */
  readonly #open = new Set<string>()

  constructor(private readonly deps: SegmentCacheDeps) {}

  /** Null when there is no such key. */
  async load(key: string): Promise<LoadedKey | null> {
    const known = this.#segments.get(key)
    if (known) {
      const { manifest, cipher, sizeBytes } = known
      return { manifest, cipher, segment: known, sizeBytes }
    }
    const opened = await readManifest(this.deps.context, key)
    if (!opened) return null
    const { seal } = opened.manifest
    if (seal) return { ...opened, segment: null, sizeBytes: seal.sizeBytes }
    const segment = await recoverSegment(this.deps.context, key, opened)
    this.#segments.set(key, segment)
    return { ...opened, segment, sizeBytes: segment.sizeBytes }
  }

  async forget(key: string): Promise<void> {
    const segment = this.#segments.get(key)
    this.#segments.delete(key)
    this.#open.delete(key)
    await segment?.closeHandles()
  }

  async forgetAll(): Promise<void> {
    for (const key of [...this.#segments.keys()]) await this.forget(key)
  }

  /** Marks the key's files as used, and closes the least recently used ones when too many are open. */
  touch(key: string): void {
    this.#open.delete(key)
    this.#open.add(key)
    if (this.#open.size <= this.deps.maxOpenSegments) return
    const [oldest] = this.#open
    if (oldest === undefined) return
    this.#open.delete(oldest)
    this.deps.queue
      .run(oldest, async () => this.#segments.get(oldest)?.closeHandles())
      .catch(() => {
        // A failed close loses nothing: everything is synced, and the segment reopens its files when needed.
      })
  }
}
