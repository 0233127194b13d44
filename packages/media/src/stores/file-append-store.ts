import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  type AppendRequest,
  type AppendResult,
  type AppendStore,
  AppendStoreUsageError,
  assertStoreKey,
  type ByteRange,
  type CreateResult,
  type SealRequest,
  type SealResult,
  type StoredStat,
} from '../ports/append-store'
import { type BytesTransform, identityTransform } from '../ports/bytes-transform'
import { AppendBatcher } from './append-batcher'
import { KeyQueue } from './key-queue'
import { readSegment } from './read-segment'
import type { Segment } from './segment'
import { SegmentCache } from './segment-cache'
import type { SegmentContext } from './segment-context'
import { SealedIndexes } from './segment-index'
import { publishManifest, readManifest, type SegmentManifest, segmentPaths } from './segment-manifest'
import { isNoSpace, nodeFiles, type StoreFiles } from './store-files'
import { listKeys, removeOrphans } from './store-recovery'

export interface FileAppendStoreOptions {
  readonly directory: string
  /** Milliseconds since the epoch, for the index's received-at. */
  readonly nowMs: () => number
  /** Encryption at rest; without it bytes are stored unchanged. */
  readonly transform?: BytesTransform
  readonly files?: StoreFiles
  /** The most recordings with open files, two descriptors each; default 256. */
  readonly maxOpenSegments?: number
  /** A recording with so many index records takes no more appends; default 100,000. */
  readonly maxRecords?: number
}

/**
 * One append a second for longer than a day. Each append adds a record to an index that recovery reads as a whole, so a sender
 * of single bytes must not add them for as long as it likes.
 */
const defaultMaxRecords = 100_000

const toSealedStat = ({ seal, keyId }: SegmentManifest): StoredStat | null =>
  seal === undefined ? null : { sizeBytes: seal.sizeBytes, sealed: true, sha256: seal.sha256, keyId }

/** AppendStore on a local directory: a body file, an index file and a manifest for each key. */
class FileAppendStore implements AppendStore {
  readonly #context: SegmentContext
  readonly #queue = new KeyQueue()
  readonly #cache: SegmentCache
  readonly #sealedIndexes: SealedIndexes
  readonly #batcher: AppendBatcher
  #closed: boolean = false

  constructor(options: FileAppendStoreOptions) {
    const { directory, nowMs, transform = identityTransform, files = nodeFiles, maxOpenSegments = 256 } = options
    this.#context = { directory, nowMs, transform, files, maxRecords: options.maxRecords ?? defaultMaxRecords }
    this.#cache = new SegmentCache({ context: this.#context, queue: this.#queue, maxOpenSegments })
    this.#sealedIndexes = new SealedIndexes(this.#context)
    this.#batcher = new AppendBatcher({
      run: (key, task) => this.#run(key, task),
      commit: (key, requests) => this.#commit(key, requests),
    })
  }

  create(key: string): Promise<CreateResult> {
    return this.#run(key, async () => {
      try {
        return await this.#create(key)
      } catch (error) {
        if (isNoSpace(error)) return { outcome: 'no_space' }
        throw error
      }
    })
  }

  stat(key: string): Promise<StoredStat | null> {
    return this.#run(key, async () => {
      const loaded = await this.#cache.load(key)
      if (!loaded) return null
      const { manifest, sizeBytes } = loaded
      return toSealedStat(manifest) ?? { sizeBytes, sealed: false, keyId: manifest.keyId }
    })
  }

  findSeal(key: string): Promise<StoredStat | null> {
    return this.#run(key, async () => {
      const opened = await readManifest(this.#context, key)
      return opened === null ? null : toSealedStat(opened.manifest)
    })
  }

  append(request: AppendRequest): Promise<AppendResult> {
    if (!Number.isSafeInteger(request.offset) || request.offset < 0) {
      return Promise.reject(new AppendStoreUsageError('An offset must be a whole number of bytes'))
    }
    return this.#batcher.append(request)
  }

  seal(request: SealRequest): Promise<SealResult> {
    return this.#run(request.key, async () => {
      const loaded = await this.#cache.load(request.key)
      if (!loaded) return { outcome: 'unknown_key', sizeBytes: 0 }
      const { manifest, segment, sizeBytes } = loaded
      if (sizeBytes !== request.sizeBytes) return { outcome: 'size_mismatch', sizeBytes }
      const sha256 = segment ? await segment.sha256() : manifest.seal?.sha256
      if (sha256 !== request.sha256) return { outcome: 'hash_mismatch', sizeBytes }
      if (segment) return this.#publishSeal(request.key, segment, sha256)
      // An earlier create may have failed before the directory was synced; this result is a promise again.
      await this.#context.files.syncDirectory(this.#context.directory)
      return { outcome: 'already_sealed', sizeBytes, sha256 }
    })
  }

  read(key: string, range?: ByteRange): Promise<Readable | null> {
    return this.#run(key, async () => {
      const startBytes = range?.start ?? 0
      const endInclusive = range?.endInclusive ?? Number.MAX_SAFE_INTEGER - 1
      if (!Number.isSafeInteger(startBytes) || !Number.isSafeInteger(endInclusive) || startBytes < 0) {
        throw new AppendStoreUsageError('A range must be whole numbers of bytes')
      }
      const loaded = await this.#cache.load(key)
      if (!loaded) return null
      // Reading an unsealed key opens its index.
      if (loaded.segment) this.#cache.touch(key)
      const endBytes = Math.min(endInclusive + 1, loaded.sizeBytes)
      return readSegment({ context: this.#context, sealedIndexes: this.#sealedIndexes }, loaded, {
        key,
        startBytes,
        endBytes,
      })
    })
  }

  delete(key: string): Promise<void> {
    return this.#run(key, async () => {
      await this.#cache.forget(key)
      const { files, directory } = this.#context
      const paths = segmentPaths(directory, key)
      await files.makeDirectory(directory)
      // Remove the manifest first, durably: a power cut then leaves files without a key, which recover() removes.
      await files.remove(paths.manifest)
      await files.syncDirectory(directory)
      for (const path of [paths.draft, paths.index, paths.body]) await files.remove(path)
    })
  }

  list(): Promise<string[]> {
    return listKeys(this.#context.files, this.#context.directory)
  }

  recover(): Promise<void> {
    return removeOrphans(this.#context.files, this.#context.directory)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#queue.idle()
    await this.#cache.forgetAll()
  }

  async #run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    assertStoreKey(key)
    if (this.#closed) throw new AppendStoreUsageError('The store is closed')
    return this.#queue.run(key, task)
  }

  async #create(key: string): Promise<CreateResult> {
    const { directory, files, transform } = this.#context
    const paths = segmentPaths(directory, key)
    await files.makeDirectory(directory)
    if (await readManifest(this.#context, key)) {
      await files.syncDirectory(directory)
      return { outcome: 'already_there' }
    }
    for (const path of [paths.body, paths.index]) await (await files.open(path, 'create')).close()
    await files.syncDirectory(directory)
    const nonceHex = randomBytes(12).toString('hex')
    const version = transform.openFile ? 2 : 1
    await publishManifest(this.#context, key, { version, keyId: transform.currentKeyId, nonceHex })
    return { outcome: 'created' }
  }

  async #commit(key: string, requests: readonly AppendRequest[]): Promise<readonly AppendResult[]> {
    const loaded = await this.#cache.load(key)
    if (!loaded) return requests.map(() => ({ outcome: 'unknown_key', offsetBytes: 0 }))
    if (!loaded.segment) return requests.map(() => ({ outcome: 'sealed', offsetBytes: loaded.sizeBytes }))
    this.#cache.touch(key)
    return loaded.segment.commit(requests)
  }

  async #publishSeal(key: string, segment: Segment, sha256: string): Promise<SealResult> {
    const { sizeBytes } = segment
    try {
      const indexTagHex = Buffer.from(await segment.computeIndexTag()).toString('hex')
      const sealed: SegmentManifest = { ...segment.manifest, seal: { sizeBytes, sha256, indexTagHex } }
      await publishManifest(this.#context, key, sealed)
    } catch (error) {
      if (isNoSpace(error)) return { outcome: 'no_space', sizeBytes }
      throw error
    } finally {
      // The outcome is unknown; the next call reads the manifest from the disk.
      await this.#cache.forget(key)
    }
    return { outcome: 'sealed', sizeBytes, sha256 }
  }
}

/** Creates a store on a local directory. Call recover() before anything else; one process owns the directory at a time. */
export function createFileAppendStore(options: FileAppendStoreOptions): AppendStore {
  return new FileAppendStore(options)
}
