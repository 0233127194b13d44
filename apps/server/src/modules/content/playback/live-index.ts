import { setImmediate } from 'node:timers/promises'
import { type AppendStore, BytesAwayError, createRecordingIndexer, type PlayableRecording } from '@candor/media'

export interface LiveIndexOptions {
  /** Recordings whose index is kept at once; of the others it is made again from the store. 256 unless told. */
  readonly maxKeys?: number
}

/** The index of every recording that comes in now, so that at the stop nothing is read again (realtime 3.5 and 4). */
export interface LiveIndex {
  /** After bytes were stored durably. Returns at once: they are looked at after the answer is on its way. */
  push(key: string, offsetBytes: number, bytes: Uint8Array): void
  /** How the first `sizeBytes` are played; what was not pushed here is read from the store. */
  describe(key: string, sizeBytes: number): Promise<PlayableRecording>
  /** The same of a whole recording, which is then forgotten. */
  finish(key: string, sizeBytes: number): Promise<PlayableRecording>
  forget(key: string): void
  /** Whether anything was pushed in the last moments: whoever has time waits. */
  isBusy(): boolean
}

type Arrived = { readonly offsetBytes: number; readonly bytes: Uint8Array }

/** What waits to be looked at; more is let go and read from the store instead. */
const maxQueuedBytes = 16 * 1024 * 1024
/** At a time, so that a large append does not hold up everybody's answers. */
const sliceBytes = 64 * 1024
/** Recordings that are read from the store at once, as after a restart: they share the disk with the appends. */
const maxReaders = 2

/** Lets in a few at a time, in the order they came. */
const createGate = (places: number) => {
  const waiting: (() => void)[] = []
  let free = places
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
type Gate = ReturnType<typeof createGate>

/** One recording's index, and what it still has to look at. */
class GrowingIndex {
  readonly #indexer = createRecordingIndexer()
  readonly #queue: Arrived[] = []
  #queuedBytes = 0
  #targetBytes = 0
  #work: Promise<void> | null = null

  constructor(private readonly from: { readonly store: AppendStore; readonly key: string; readonly gate: Gate }) {}

  /** End of what is looked at or waits for it without a gap. */
  get endBytes(): number {
    return this.#indexer.sizeBytes + this.#queuedBytes
  }

  get isWorking(): boolean {
    return this.#work !== null
  }

  add({ offsetBytes, bytes }: Arrived): void {
    const { endBytes } = this
    this.#targetBytes = Math.max(this.#targetBytes, offsetBytes + bytes.byteLength)
    // Behind a gap, or too much at once: the store has it.
    if (offsetBytes <= endBytes && this.#queuedBytes < maxQueuedBytes) {
      const tail = bytes.subarray(endBytes - offsetBytes)
      this.#queue.push({ offsetBytes: endBytes, bytes: tail })
      this.#queuedBytes += tail.byteLength
    }
    this.#start().catch(() => {
      // The store could not be read. Whoever needs the index next has it read again, and hears of it.
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
    // The answer to the append that brought the bytes goes first.
    await setImmediate()
    for (;;) {
      const next = this.#queue.shift()
      if (next !== undefined) await this.#take(next)
      else if (this.#indexer.sizeBytes < this.#targetBytes) await this.from.gate(() => this.#readMissing())
      else return
    }
  }

  async #take({ offsetBytes, bytes }: Arrived): Promise<void> {
    this.#queuedBytes -= bytes.byteLength
    // What was read from the store meanwhile is not taken twice.
    let at = Math.max(0, this.#indexer.sizeBytes - offsetBytes)
    while (at < bytes.byteLength) {
      this.#indexer.push(bytes.subarray(at, at + sliceBytes))
      at += sliceBytes
      if (at < bytes.byteLength) await setImmediate()
    }
  }

  async #readMissing(): Promise<void> {
    const { store, key } = this.from
    const start = this.#indexer.sizeBytes
    const stream = await store.read(key, { start, endInclusive: this.#targetBytes - 1 })
    if (stream === null) throw new BytesAwayError('Nobody holds the bytes of this recording')
    for await (const block of stream) this.#indexer.push(block)
    if (this.#indexer.sizeBytes === start) throw new BytesAwayError('The store holds less than was stored')
  }
}

class LiveIndexes implements LiveIndex {
  /** Longest unused first. */
  readonly #growing = new Map<string, GrowingIndex>()
  readonly #gate = createGate(maxReaders)
  readonly #maxKeys: number

  constructor(
    private readonly store: AppendStore,
    options: LiveIndexOptions,
  ) {
    this.#maxKeys = options.maxKeys ?? 256
  }

  push(key: string, offsetBytes: number, bytes: Uint8Array): void {
    const known = this.#growing.get(key)
    // New bytes before our end: the store's copy went and is sent anew.
    if (known !== undefined && offsetBytes + bytes.byteLength <= known.endBytes) this.forget(key)
    this.#use(key).add({ offsetBytes, bytes })
  }

  describe(key: string, sizeBytes: number): Promise<PlayableRecording> {
    if ((this.#growing.get(key)?.endBytes ?? 0) > sizeBytes) this.forget(key)
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

  isBusy(): boolean {
    return [...this.#growing.values()].some(({ isWorking }) => isWorking)
  }

  #use(key: string): GrowingIndex {
    const growing = this.#growing.get(key) ?? new GrowingIndex({ store: this.store, key, gate: this.#gate })
    this.#growing.delete(key)
    this.#growing.set(key, growing)
    const [oldest] = this.#growing.keys()
    if (this.#growing.size > this.#maxKeys && oldest !== undefined) this.#growing.delete(oldest)
    return growing
  }
}

/** `store`: whatever can be read from here, also the disks of other processes. */
export const createLiveIndex = (store: AppendStore, options: LiveIndexOptions = {}): LiveIndex =>
  new LiveIndexes(store, options)
