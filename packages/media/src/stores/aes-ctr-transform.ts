import { createCipheriv, createHmac, hkdfSync } from 'node:crypto'
import {
  type BytesTransform,
  type FileCipher,
  type FileIdentity,
  identityTransform,
  type TransformRequest,
  tagBytes,
} from '../ports/bytes-transform'

const blockBytes = 16
const nonceBytes = 12
const keyBytes = 32
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

function encryptAt(key: Uint8Array, { nonce, offsetBytes, bytes }: Omit<TransformRequest, 'keyId'>): Uint8Array {
  if (nonce.byteLength !== nonceBytes) throw new Error(`A nonce must be ${nonceBytes} bytes`)
  if (offsetBytes + bytes.byteLength > maxObjectBytes) throw new RangeError('Object too large')
  const cipher = createCipheriv('aes-256-ctr', key, counterBlock(nonce, offsetBytes))
  const skipBytes = offsetBytes % blockBytes
  if (skipBytes > 0) cipher.update(new Uint8Array(skipBytes))
  return cipher.update(bytes)
}

/** Keys of one purpose and one file, so that no two files and no two purposes share a key. */
function deriveKey(key: Uint8Array, file: FileIdentity, purpose: string): Uint8Array {
  const info = `candor file format 2\0${purpose}\0${file.keyId}\0${file.name}`
  return new Uint8Array(hkdfSync('sha256', key, file.nonce, info, keyBytes))
}

function createFileCipher(key: Uint8Array, file: FileIdentity): FileCipher {
  const encryptionKey = deriveKey(key, file, 'encryption')
  const tagKey = deriveKey(key, file, 'authentication')
  const { nonce } = file
  return {
    transform: (offsetBytes, bytes) => encryptAt(encryptionKey, { nonce, offsetBytes, bytes }),
    computeTag(label, stored) {
      const labelLength = new Uint8Array(4)
      new DataView(labelLength.buffer).setUint32(0, label.byteLength)
      const digest = createHmac('sha256', tagKey).update(labelLength).update(label).update(stored).digest()
      return digest.subarray(0, tagBytes)
    },
  }
}

/**
 * AES-256-CTR at rest. New files (format 2) have an HMAC-SHA-256 tag for each part. Files of format 1 have none: their integrity
 * comes from the index's CRCs and the SHA-256 at seal. Objects stored before encryption was enabled (key id 'plain') stay
 * readable. Throws on a wrong key length.
 */
export function createAesCtrTransform({ currentKeyId, keys }: AesCtrKeys): BytesTransform {
  for (const [keyId, key] of keys) {
    if (key.byteLength !== keyBytes) throw new Error(`Key ${keyId} must be ${keyBytes} bytes`)
    if (keyId === identityTransform.currentKeyId)
      throw new Error(`'${keyId}' names unencrypted bytes; choose another id`)
  }
  const findKey = (keyId: string): Uint8Array => {
    const key = keys.get(keyId)
    if (!key) throw new Error(`There is no key ${keyId}`)
    return key
  }
  findKey(currentKeyId)
  return {
    currentKeyId,
    apply(request: TransformRequest): Uint8Array {
      if (request.keyId === identityTransform.currentKeyId) return request.bytes
      return encryptAt(findKey(request.keyId), request)
    },
    openFile: (file) => createFileCipher(findKey(file.keyId), file),
  }
}
