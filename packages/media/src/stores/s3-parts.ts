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
 * The source's bytes, encoded, in parts of one size; at the end throws ObjectMismatchError unless they were the ones
 * announced. No more than one part is held here.
 */
export async function* partsOf(plan: PartsPlan): AsyncGenerator<Uint8Array, void> {
  const { seal, transform, partBytes } = plan
  const { keyId, nonce, sizeBytes } = seal
  const hash = createHash('sha256')
  const newPart = (offsetBytes: number) => Buffer.allocUnsafe(Math.min(partBytes, sizeBytes - offsetBytes))
  let offsetBytes = 0
  let part = newPart(0)
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
        part = newPart(offsetBytes - bytes.byteLength + taken)
        filledBytes = 0
      }
    }
  }
  if (offsetBytes < sizeBytes) throw new ObjectMismatchError('The source has fewer bytes than announced')
  if (hash.digest('hex') !== seal.sha256) throw new ObjectMismatchError('The source does not have the hash announced')
}
