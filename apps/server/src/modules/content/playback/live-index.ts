import { setImmediate } from 'node:timers/promises'
import { type AppendStore, BytesUnavailableError, createRecordingIndexer, type PlayableRecording } from '@candor/media'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { LiveIndex } from './live-index-port'

export type { LiveIndex } from './live-index-port'

export interface LiveIndexOptions {
  /** How many recordings' indexes stay in memory; the others are rebuilt from the store. Default: 256. */
  readonly maxKeys?: number
}

/** Limit of queued bytes; bytes beyond it are dropped and read from the store later. */
const maxQueuedBytes = 16 * 1024 * 1024
/** Bytes per slice, so that a large append does not delay other requests. */
const sliceBytes = 64 * 1024
/** Recordings that are read from the store at once, as after a restart: they share the disk with the appends. */
const maxReaders = 2

/** One recording's index and its queued bytes. */
class GrowingIndex {
  readonly #indexer = createRecordingIndexer()
  /** Contiguous: the first block starts at the end of the index. */
  readonly #queue: Uint8Array[] = []
  #queuedBytes = 0
  #targetBytes = 0
  #isReading: boolean = false
  #work: Promise<void> | null = null

  constructor(
    private readonly from: { readonly store: AppendStore; readonly key: string; readonly limit: LimitFunction },
  ) {}

  /** The end of the indexed and queued bytes. */
  get endBytes(): number {
    return this.#indexer.sizeBytes + this.#queuedBytes
  }

  add(offsetBytes: number, bytes: Uint8Array): void {
    const { endBytes } = this
    this.#targetBytes = Math.max(this.#targetBytes, offsetBytes + bytes.byteLength)
    // After a gap, beyond the limit or while the store is read: these bytes are read from the store.
    if (!this.#isReading && offsetBytes <= endBytes && this.#queuedBytes < maxQueuedBytes) {
      const tail = bytes.subarray(endBytes - offsetBytes)
      this.#queue.push(tail)
      this.#queuedBytes += tail.byteLength
    }
    this.#start().catch(() => {
      // The store could not be read. The next caller reads it again and gets the error.
    })
  }

  async upTo(sizeBytes: number): Promise<PlayableRecording> {
    this.#targetBytes = Math.max(this.#targetBytes, sizeBytes)
    while (this.#indexer.sizeBytes < sizeBytes) await this.#start()
    return this.#indexer.playable()
  }

  #start(): Promise<void> {
    this.#work ??= this.#run().finally(() => {
      this.#work = null
    })
    return this.#work
  }

  async #run(): Promise<void> {
    // The response to the append has priority.
    await setImmediate()
    for (;;) {
      const next = this.#queue.shift()
      if (next !== undefined) await this.#take(next)
      else if (this.#indexer.sizeBytes < this.#targetBytes) await this.#catchUp()
      else return
    }
  }

  /** Works in slices; bytes count as queued until they are indexed. */
  async #take(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.byteLength; at += sliceBytes) {
      if (at > 0) await setImmediate()
      const slice = bytes.subarray(at, at + sliceBytes)
      this.#queuedBytes -= slice.byteLength
      this.#indexer.push(slice)
    }
  }

  async #catchUp(): Promise<void> {
    this.#isReading = true
    try {
      await this.from.limit(() => this.#readMissing())
    } finally {
      this.#isReading = false
    }
  }

  async #readMissing(): Promise<void> {
    const { store, key } = this.from
    const start = this.#indexer.sizeBytes
    const stream = await store.read(key, { start, endInclusive: this.#targetBytes - 1 })
    if (stream === null) throw new BytesUnavailableError('Nobody holds the bytes of this recording')
    for await (const block of stream) this.#indexer.push(block)
    if (this.#indexer.sizeBytes === start) throw new BytesUnavailableError('The store holds less than was stored')
  }
}

class LiveIndexes implements LiveIndex {
  readonly #growing: LRUCache<string, GrowingIndex>
  readonly #limit = pLimit(maxReaders)
  #pushCount = 0

  constructor(
    private readonly store: AppendStore,
    options: LiveIndexOptions,
  ) {
    this.#growing = new LRUCache({ max: options.maxKeys ?? 256 })
  }

  push(key: string, offsetBytes: number, bytes: Uint8Array): void {
    this.#pushCount += 1
    const known = this.#growing.peek(key)
    // The new bytes start before our end: the store lost its copy, which is now sent again.
    if (known !== undefined && offsetBytes + bytes.byteLength <= known.endBytes) this.forget(key)
    this.#use(key).add(offsetBytes, bytes)
  }

  describe(key: string, sizeBytes: number): Promise<PlayableRecording> {
    if ((this.#growing.peek(key)?.endBytes ?? 0) > sizeBytes) this.forget(key)
    return this.#use(key).upTo(sizeBytes)
  }

  async finish(key: string, sizeBytes: number): Promise<PlayableRecording> {
    const playable = await this.describe(key, sizeBytes)
    this.forget(key)
    return playable
  }

  forget(key: string): void {
    this.#growing.delete(key)
  }

  takePushCount(): number {
    const count = this.#pushCount
    this.#pushCount = 0
    return count
  }

  #use(key: string): GrowingIndex {
    const growing = this.#growing.get(key) ?? new GrowingIndex({ store: this.store, key, limit: this.#limit })
    this.#growing.set(key, growing)
    return growing
  }
}

/** `store` also reads the disks of other processes. */
export const createLiveIndex = (store: AppendStore, options: LiveIndexOptions = {}): LiveIndex =>
  new LiveIndexes(store, options)
