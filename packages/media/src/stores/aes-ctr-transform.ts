import { createCipheriv } from 'node:crypto'
import { type BytesTransform, identityTransform, type TransformRequest } from '../ports/bytes-transform'

const blockBytes = 16
const nonceBytes = 12
/** The nonce leaves 32 bits for the counter: 64 GiB per object, far beyond any recording. */
const maxObjectBytes = 2 ** 32 * blockBytes

export interface AesCtrKeys {
  readonly currentKeyId: string
  /** 32 bytes each. Keep old keys as long as objects use their id. */
  readonly keys: ReadonlyMap<string, Uint8Array>
}

function counterBlock(nonce: Uint8Array, offsetBytes: number): Uint8Array {
  const block = new Uint8Array(blockBytes)
  block.set(nonce)
  new DataView(block.buffer).setUint32(nonceBytes, Math.floor(offsetBytes / blockBytes))
  return block
}

/**
 * AES-256-CTR at rest. It gives confidentiality only; integrity comes from the index's CRCs and the SHA-256 at seal. Objects
 * stored before encryption was enabled (key id 'plain') stay readable. Throws on a wrong key length.
 */
export function createAesCtrTransform({ currentKeyId, keys }: AesCtrKeys): BytesTransform {
  for (const [keyId, key] of keys) {
    if (key.byteLength !== 32) throw new Error(`Key ${keyId} must be 32 bytes`)
    if (keyId === identityTransform.currentKeyId)
      throw new Error(`'${keyId}' names unencrypted bytes; choose another id`)
  }
  if (!keys.has(currentKeyId)) throw new Error(`There is no key ${currentKeyId}`)
  return {
    currentKeyId,
    apply(request: TransformRequest): Uint8Array {
      if (request.keyId === identityTransform.currentKeyId) return request.bytes
      const key = keys.get(request.keyId)
      if (!key) throw new Error(`There is no key ${request.keyId}`)
      if (request.nonce.byteLength !== nonceBytes) throw new Error(`A nonce must be ${nonceBytes} bytes`)
      if (request.offsetBytes + request.bytes.byteLength > maxObjectBytes) throw new RangeError('Object too large')
      const cipher = createCipheriv('aes-256-ctr', key, counterBlock(request.nonce, request.offsetBytes))
      const skipBytes = request.offsetBytes % blockBytes
      if (skipBytes > 0) cipher.update(new Uint8Array(skipBytes))
      return cipher.update(request.bytes)
    },
  }
}
