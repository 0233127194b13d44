import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ObjectMismatchError } from '../ports/object-store'
import type { ObjectCodec } from './object-codec'
import type { ObjectSeal } from './s3-metadata'

export interface PartsPlan {
  readonly open: () => Promise<Readable>
  readonly seal: ObjectSeal
  readonly codec: ObjectCodec
  readonly partBytes: number
}

/** Yields the source's bytes, encoded. At the end throws ObjectMismatchError unless they match what was announced. */
async function* encodeSource({ open, seal, codec }: PartsPlan): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256')
  const encode = codec.createEncoder()
  let plainBytes = 0
  for await (const block of await open()) {
    const plain: Uint8Array = block
    hash.update(plain)
    plainBytes += plain.byteLength
    if (plainBytes > seal.sizeBytes) throw new ObjectMismatchError('The source has more bytes than announced')
    yield encode(plain)
  }
  yield encode(null)
  if (plainBytes < seal.sizeBytes) throw new ObjectMismatchError('The source has fewer bytes than announced')
  if (hash.digest('hex') !== seal.sha256) throw new ObjectMismatchError('The source does not have the hash announced')
}

/** Yields the encoded bytes in parts of one size. Buffers at most one part. Throws like `encodeSource`. */
export async function* splitIntoParts(plan: PartsPlan): AsyncGenerator<Uint8Array, void> {
  const { partBytes, codec } = plan
  const createPart = (offsetBytes: number) => Buffer.allocUnsafe(Math.min(partBytes, codec.storedBytes - offsetBytes))
  let partStartBytes = 0
  let part = createPart(0)
  let filledBytes = 0
  for await (const bytes of encodeSource(plan)) {
    for (let taken = 0; taken < bytes.byteLength; ) {
      const piece = bytes.subarray(taken, taken + part.byteLength - filledBytes)
      part.set(piece, filledBytes)
      filledBytes += piece.byteLength
      taken += piece.byteLength
      if (filledBytes === part.byteLength) {
        yield part
        partStartBytes += part.byteLength
        part = createPart(partStartBytes)
        filledBytes = 0
      }
    }
  }
}
