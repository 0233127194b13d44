import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { BytesTransform } from '../ports/bytes-transform'
import { ObjectMismatchError } from '../ports/object-store'
import type { ObjectSeal } from './s3-metadata'

export interface PartsPlan {
  readonly open: () => Promise<Readable>
  readonly seal: ObjectSeal
  readonly transform: BytesTransform
  readonly partBytes: number
}

/**
 * Yields the source's bytes, encoded, in parts of one size. At the end throws ObjectMismatchError unless they match what was
 * announced. Buffers at most one part.
 */
export async function* splitIntoParts(plan: PartsPlan): AsyncGenerator<Uint8Array, void> {
  const { seal, transform, partBytes } = plan
  const { keyId, nonce, sizeBytes } = seal
  const hash = createHash('sha256')
  const createPart = (offsetBytes: number) => Buffer.allocUnsafe(Math.min(partBytes, sizeBytes - offsetBytes))
  let offsetBytes = 0
  let part = createPart(0)
  let filledBytes = 0
  for await (const block of await plan.open()) {
    const plain: Uint8Array = block
    hash.update(plain)
    if (offsetBytes + plain.byteLength > sizeBytes)
      throw new ObjectMismatchError('The source has more bytes than announced')
    const bytes = transform.apply({ keyId, nonce, offsetBytes, bytes: plain })
    offsetBytes += bytes.byteLength
    for (let taken = 0; taken < bytes.byteLength; ) {
      const piece = bytes.subarray(taken, taken + part.byteLength - filledBytes)
      part.set(piece, filledBytes)
      filledBytes += piece.byteLength
      taken += piece.byteLength
      if (filledBytes === part.byteLength) {
        yield part
        part = createPart(offsetBytes - bytes.byteLength + taken)
        filledBytes = 0
      }
    }
  }
  if (offsetBytes < sizeBytes) throw new ObjectMismatchError('The source has fewer bytes than announced')
  if (hash.digest('hex') !== seal.sha256) throw new ObjectMismatchError('The source does not have the hash announced')
}
