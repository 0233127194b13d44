import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppendStoreUsageError, assertStoreKey, type ByteRange } from '../ports/append-store'
import { type BytesTransform, identityTransform } from '../ports/bytes-transform'
import { ObjectMismatchError, type ObjectStore, type PutObject, type StoredObject } from '../ports/object-store'
import type { FormatVersion } from './index-record'
import { locateBlock, type ObjectCodec, objectBlockBytes, openObjectCodec } from './object-codec'
import { type FoundObject, type GetRange, type OpenedObject, S3Calls, type S3Sdk } from './s3-calls'
import { type ObjectSeal, parseSeal } from './s3-metadata'
import type { S3StoreOptions } from './s3-options'
import { createObjectStream } from './s3-read'
import { abortUploads, uploadObject } from './s3-upload'

interface SealedObject {
  readonly seal: ObjectSeal
  readonly codec: ObjectCodec
}

/** Plain bytes, half-open. */
interface WantedBytes {
  readonly start: number
  readonly endBytes: number
}

const defaultPartBytes = 8 * 1024 * 1024

/** A range that ends beyond any object has no end: this keeps its stored position exact. */
const endlessBytes = 2 ** 40
const wholeObject: ByteRange = { start: 0, endInclusive: Number.MAX_SAFE_INTEGER - 1 }

const checkRange = ({ start, endInclusive }: ByteRange): void => {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(endInclusive) || start < 0) {
    throw new AppendStoreUsageError('A range must be whole numbers of bytes')
  }
}

/** ObjectStore over the S3 protocol. */
export class S3ObjectStore implements ObjectStore {
  readonly #calls: S3Calls
  readonly #prefix: string
  readonly #transform: BytesTransform
  readonly #partBytes: number

  constructor(sdk: S3Sdk, options: S3StoreOptions) {
    this.#calls = new S3Calls(sdk, options)
    this.#prefix = options.prefix
    this.#transform = options.transform ?? identityTransform
    this.#partBytes = options.partBytes ?? defaultPartBytes
  }

  async put(object: PutObject): Promise<StoredObject> {
    const name = this.#name(object.key)
    const { sizeBytes, sha256, open } = object
    const seal: ObjectSeal = {
      version: this.#newVersion,
      sizeBytes,
      sha256,
      keyId: this.#transform.currentKeyId,
      nonce: randomBytes(12),
    }
    const codec = openObjectCodec(this.#transform, object.key, seal)
    await uploadObject(this.#calls, { name, seal, open, codec, partBytes: this.#partBytes })
    try {
      await this.#readBack(object.key, seal)
    } catch (error) {
      if (error instanceof ObjectMismatchError) await this.#calls.delete(name)
      throw error
    }
    return { sizeBytes, sha256, keyId: seal.keyId }
  }

  async stat(key: string): Promise<StoredObject | null> {
    const found = await this.#calls.head(this.#name(key))
    if (found === null) return null
    const { sizeBytes, sha256, keyId } = this.#parseChecked(key, found).seal
    return { sizeBytes, sha256, keyId }
  }

  async read(key: string, range: ByteRange = wholeObject): Promise<Readable | null> {
    checkRange(range)
    if (range.endInclusive < range.start) return (await this.stat(key)) === null ? null : Readable.from([])
    const opened = await this.#calls.get(this.#name(key), this.#guessRange(range))
    if (opened === null) return null
    const wanted = { start: range.start, endBytes: range.endInclusive + 1 }
    const stream = opened === 'past_end' ? null : this.#streamGuessed(key, opened, wanted)
    return stream ?? this.#readByHead(key, wanted)
  }

  async delete(key: string): Promise<void> {
    const name = this.#name(key)
    // Abort uploads first: one that completes meanwhile leaves an object, which the delete below removes.
    await abortUploads(this.#calls, name)
    await this.#calls.delete(name)
  }

  async close(): Promise<void> {
    this.#calls.close()
  }

  #name(key: string): string {
    assertStoreKey(key)
    return `${this.#prefix}${key}`
  }

  get #newVersion(): FormatVersion {
    return this.#transform.openFile ? 2 : 1
  }

  /** The stored range, if the object has the format of new ones. That saves a request for most objects. */
  #guessRange({ start, endInclusive }: ByteRange): GetRange {
    const isEndless = endInclusive >= endlessBytes
    if (this.#newVersion === 1) return isEndless ? { start } : { start, endInclusive }
    const first = { start: locateBlock(start) }
    return isEndless ? first : { ...first, endInclusive: locateBlock(endInclusive + objectBlockBytes) - 1 }
  }

  /** Throws ObjectMismatchError on an object that is shorter, longer or sealed otherwise than announced. */
  #parseChecked(key: string, { metadata, sizeBytes }: FoundObject): SealedObject {
    const { seal, sealTagHex } = parseSeal(metadata)
    const codec = openObjectCodec(this.#transform, key, seal)
    if (codec.sealTagHex !== sealTagHex) throw new ObjectMismatchError('The object differs from the tag of its seal')
    if (codec.storedBytes !== sizeBytes) throw new ObjectMismatchError('The object does not have the announced size')
    return { seal, codec }
  }

  /** Null: the object has another format than new ones, so that another range must be requested. */
  #streamGuessed(key: string, opened: OpenedObject, wanted: WantedBytes): Readable | null {
    try {
      const sealed = this.#parseChecked(key, opened)
      if (sealed.seal.version === this.#newVersion) return this.#stream(key, { opened, sealed }, wanted)
    } catch (error) {
      opened.body.destroy()
      throw error
    }
    opened.body.destroy()
    return null
  }

  /** Learns the object's format and size first. */
  async #readByHead(key: string, wanted: WantedBytes): Promise<Readable | null> {
    const name = this.#name(key)
    const found = await this.#calls.head(name)
    if (found === null) return null
    const { seal, codec } = this.#parseChecked(key, found)
    if (wanted.start >= seal.sizeBytes) return Readable.from([])
    const { startBytes, endBytes } = codec.locate(wanted.start, Math.min(wanted.endBytes, seal.sizeBytes))
    const opened = await this.#calls.get(name, { start: startBytes, endInclusive: endBytes - 1 })
    if (opened === null || opened === 'past_end') return null
    return this.#stream(key, { opened, sealed: this.#parseChecked(key, opened) }, wanted)
  }

  #stream(
    key: string,
    { opened, sealed }: { readonly opened: OpenedObject; readonly sealed: SealedObject },
    wanted: WantedBytes,
  ): Readable {
    const { seal, codec } = sealed
    const end = Math.min(wanted.endBytes, seal.sizeBytes)
    if (wanted.start >= end) {
      opened.body.destroy()
      return Readable.from([])
    }
    const { startBytes, endBytes } = codec.locate(wanted.start, end)
    const name = this.#name(key)
    return createObjectStream({
      startBytes,
      endBytes,
      first: opened.body,
      reopen: (start) => this.#reopen(name, { start, endInclusive: endBytes - 1, etag: opened.etag }),
      decode: codec.createDecoder(wanted.start, end),
    })
  }

  async #reopen(name: string, range: GetRange): Promise<Readable> {
    const opened = await this.#calls.get(name, range)
    if (opened === null || opened === 'past_end')
      throw new ObjectMismatchError('The object disappeared while it was read')
    return opened.body
  }

  async #readBack(key: string, seal: ObjectSeal): Promise<void> {
    const opened = await this.#calls.get(this.#name(key), { start: 0 })
    if (opened === null || opened === 'past_end') throw new Error('The object is missing after it was put')
    const stream = this.#streamGuessed(key, opened, { start: 0, endBytes: seal.sizeBytes })
    const hash = createHash('sha256')
    for await (const block of stream ?? []) hash.update(block)
    const { sizeBytes, sha256 } = parseSeal(opened.metadata).seal
    if (sizeBytes !== seal.sizeBytes || sha256 !== seal.sha256 || hash.digest('hex') !== seal.sha256) {
      throw new ObjectMismatchError('The object read back differs from the one that was put')
    }
  }
}
