import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppendStoreUsageError, assertStoreKey, type ByteRange } from '../ports/append-store'
import { type BytesTransform, identityTransform } from '../ports/bytes-transform'
import { ObjectMismatchError, type ObjectStore, type PutObject, type StoredObject } from '../ports/object-store'
import { type FoundObject, type GetRange, type OpenedObject, S3Calls, type S3Sdk } from './s3-calls'
import { type ObjectSeal, parseSeal } from './s3-metadata'
import type { S3StoreOptions } from './s3-options'
import { createObjectStream } from './s3-read'
import { abortUploads, uploadObject } from './s3-upload'

const defaultPartBytes = 8 * 1024 * 1024

/** Throws ObjectMismatchError on an object that is shorter or longer than announced. */
const parseCheckedSeal = ({ metadata, sizeBytes }: FoundObject): ObjectSeal => {
  const seal = parseSeal(metadata)
  if (seal.sizeBytes !== sizeBytes) throw new ObjectMismatchError('The object does not have the announced size')
  return seal
}

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
    const seal = { sizeBytes, sha256, keyId: this.#transform.currentKeyId, nonce: randomBytes(12) }
    await uploadObject(this.#calls, { name, seal, open, transform: this.#transform, partBytes: this.#partBytes })
    try {
      await this.#readBack(name, seal)
    } catch (error) {
      if (error instanceof ObjectMismatchError) await this.#calls.delete(name)
      throw error
    }
    return { sizeBytes, sha256, keyId: seal.keyId }
  }

  async stat(key: string): Promise<StoredObject | null> {
    const found = await this.#calls.head(this.#name(key))
    if (found === null) return null
    const { sizeBytes, sha256, keyId } = parseCheckedSeal(found)
    return { sizeBytes, sha256, keyId }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const name = this.#name(key)
    if (range !== undefined) checkRange(range)
    const wanted = range ?? { start: 0 }
    if (range !== undefined && range.endInclusive < range.start) {
      return (await this.stat(key)) === null ? null : Readable.from([])
    }
    const opened = await this.#calls.get(name, wanted)
    if (opened === null) return null
    if (opened === 'past_end') return Readable.from([])
    return this.#stream(name, opened, wanted)
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

  #stream(name: string, opened: OpenedObject, range: GetRange): Readable {
    try {
      const { keyId, nonce, sizeBytes } = parseCheckedSeal(opened)
      const endBytes = Math.min((range.endInclusive ?? sizeBytes) + 1, sizeBytes)
      return createObjectStream({
        startBytes: range.start,
        endBytes,
        first: opened.body,
        reopen: (start) => this.#reopen(name, { start, endInclusive: endBytes - 1, etag: opened.etag }),
        decode: (offsetBytes, bytes) => this.#transform.apply({ keyId, nonce, offsetBytes, bytes }),
      })
    } catch (error) {
      opened.body.destroy()
      throw error
    }
  }

  async #reopen(name: string, range: GetRange): Promise<Readable> {
    const opened = await this.#calls.get(name, range)
    if (opened === null || opened === 'past_end')
      throw new ObjectMismatchError('The object disappeared while it was read')
    return opened.body
  }

  async #readBack(name: string, seal: ObjectSeal): Promise<void> {
    const opened = await this.#calls.get(name, { start: 0 })
    if (opened === null || opened === 'past_end') throw new Error('The object is missing after it was put')
    const hash = createHash('sha256')
    for await (const block of this.#stream(name, opened, { start: 0 })) hash.update(block)
    const { sizeBytes, sha256 } = parseCheckedSeal(opened)
    if (sizeBytes !== seal.sizeBytes || sha256 !== seal.sha256 || hash.digest('hex') !== seal.sha256) {
      throw new ObjectMismatchError('The object read back differs from the one that was put')
    }
  }
}
