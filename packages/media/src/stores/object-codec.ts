import { timingSafeEqual } from 'node:crypto'
import { type BytesTransform, type FileCipher, tagBytes } from '../ports/bytes-transform'
import { ObjectMismatchError } from '../ports/object-store'
import type { ObjectSeal } from './s3-metadata'

/** The plain bytes of a block of format 2. Its tag follows it in the object. */
export const objectBlockBytes = 64 * 1024
const storedBlockBytes = objectBlockBytes + tagBytes

/** A half-open range of stored bytes. */
export interface StoredRange {
  readonly startBytes: number
  readonly endBytes: number
}

/** How an object's plain bytes are stored. */
export interface ObjectCodec {
  readonly storedBytes: number
  /** The tag over the object's metadata; empty in format 1. */
  readonly sealTagHex: string
  /** The stored bytes that contain the plain bytes `[startBytes, endBytes)`. */
  locate(startBytes: number, endBytes: number): StoredRange
  /** Accepts plain bytes in order; the last call is `encode(null)`. Returns what can be stored so far. */
  createEncoder(): (plain: Uint8Array | null) => Uint8Array
  /** Accepts what `locate` found, in order. Returns the plain bytes of it that are verified so far. */
  createDecoder(startBytes: number, endBytes: number): (stored: Uint8Array) => Uint8Array
}

const empty = new Uint8Array(0)

const createPlainCodec = (transform: BytesTransform, { keyId, nonce, sizeBytes }: ObjectSeal): ObjectCodec => {
  const createStream = (startBytes: number) => {
    let offsetBytes = startBytes
    return (bytes: Uint8Array | null): Uint8Array => {
      if (bytes === null) return empty
      const transformed = transform.apply({ keyId, nonce, offsetBytes, bytes })
      offsetBytes += bytes.byteLength
      return transformed
    }
  }
  return {
    storedBytes: sizeBytes,
    sealTagHex: '',
    locate: (startBytes, endBytes) => ({ startBytes, endBytes }),
    createEncoder: () => createStream(0),
    createDecoder: (startBytes) => createStream(startBytes),
  }
}

/** Where a stored block of format 2 begins that contains a plain byte. */
export const locateBlock = (plainBytes: number): number => Math.floor(plainBytes / objectBlockBytes) * storedBlockBytes

/** Collects bytes until a block is complete. */
const createBlockBuffer = () => {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  return {
    get sizeBytes() {
      return sizeBytes
    },
    push(bytes: Uint8Array): void {
      pieces.push(bytes)
      sizeBytes += bytes.byteLength
    },
    take(lengthBytes: number): Uint8Array {
      const whole = Buffer.concat(pieces)
      pieces.length = 0
      if (whole.byteLength > lengthBytes) pieces.push(whole.subarray(lengthBytes))
      sizeBytes = whole.byteLength - Math.min(lengthBytes, whole.byteLength)
      return whole.subarray(0, lengthBytes)
    },
  }
}

class TaggedCodec implements ObjectCodec {
  readonly storedBytes: number
  readonly sealTagHex: string

  constructor(
    private readonly cipher: FileCipher,
    private readonly seal: ObjectSeal,
  ) {
    const { sizeBytes, sha256, keyId } = seal
    this.storedBytes = sizeBytes + Math.ceil(sizeBytes / objectBlockBytes) * tagBytes
    const text = JSON.stringify([2, sizeBytes, sha256, keyId])
    this.sealTagHex = Buffer.from(cipher.computeTag(Buffer.from('object'), Buffer.from(text))).toString('hex')
  }

  locate(startBytes: number, endBytes: number): StoredRange {
    const end = Math.ceil(endBytes / objectBlockBytes) * storedBlockBytes
    return { startBytes: locateBlock(startBytes), endBytes: Math.min(end, this.storedBytes) }
  }

  createEncoder(): (plain: Uint8Array | null) => Uint8Array {
    const buffer = createBlockBuffer()
    let offsetBytes = 0
    const encodeBlock = (plain: Uint8Array): Uint8Array[] => {
      const stored = this.cipher.transform(offsetBytes, plain)
      const tag = this.#tagBlock(offsetBytes, stored)
      offsetBytes += plain.byteLength
      return [stored, tag]
    }
    return (plain) => {
      if (plain === null)
        return buffer.sizeBytes === 0 ? empty : Buffer.concat(encodeBlock(buffer.take(objectBlockBytes)))
      buffer.push(plain)
      const encoded: Uint8Array[] = []
      while (buffer.sizeBytes >= objectBlockBytes) encoded.push(...encodeBlock(buffer.take(objectBlockBytes)))
      return Buffer.concat(encoded)
    }
  }

  createDecoder(startBytes: number, endBytes: number): (stored: Uint8Array) => Uint8Array {
    const buffer = createBlockBuffer()
    let offsetBytes = Math.floor(startBytes / objectBlockBytes) * objectBlockBytes
    return (stored) => {
      buffer.push(stored)
      const decoded: Uint8Array[] = []
      while (offsetBytes < this.seal.sizeBytes) {
        const lengthBytes = Math.min(objectBlockBytes, this.seal.sizeBytes - offsetBytes)
        if (buffer.sizeBytes < lengthBytes + tagBytes) break
        const plain = this.#decodeBlock(offsetBytes, buffer.take(lengthBytes + tagBytes))
        decoded.push(plain.subarray(Math.max(0, startBytes - offsetBytes), Math.max(0, endBytes - offsetBytes)))
        offsetBytes += lengthBytes
      }
      return Buffer.concat(decoded)
    }
  }

  #tagBlock(offsetBytes: number, stored: Uint8Array): Uint8Array {
    const label = new Uint8Array(13)
    label.set(Buffer.from('block'))
    new DataView(label.buffer).setFloat64(5, offsetBytes)
    return this.cipher.computeTag(label, stored)
  }

  #decodeBlock(offsetBytes: number, block: Uint8Array): Uint8Array {
    const stored = block.subarray(0, -tagBytes)
    if (!timingSafeEqual(block.subarray(-tagBytes), this.#tagBlock(offsetBytes, stored))) {
      throw new ObjectMismatchError('A block of the object differs from its tag')
    }
    return this.cipher.transform(offsetBytes, stored)
  }
}

/** Opens the codec of an object's format. `key` is the name under which it is read. */
export const openObjectCodec = (transform: BytesTransform, key: string, seal: ObjectSeal): ObjectCodec => {
  if (seal.version === 1) return createPlainCodec(transform, seal)
  if (!transform.openFile) throw new Error('This object is encrypted, but the store has no keys')
  return new TaggedCodec(transform.openFile({ keyId: seal.keyId, nonce: seal.nonce, name: key }), seal)
}
