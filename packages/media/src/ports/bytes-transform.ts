export interface TransformRequest {
  readonly keyId: string
  /** 12 random bytes per object, so that two objects under one key never share a keystream. */
  readonly nonce: Uint8Array
  /** Offset of the first byte in the object. */
  readonly offsetBytes: number
  readonly bytes: Uint8Array
}

/**
 * Transforms bytes between a store and its disk. Length-preserving and its own inverse, so that appends and ranged reads work
 * at any offset. Must not change the bytes passed in. Throws on an unknown key id.
 */
export interface BytesTransform {
  /** Stored with each new object. Older ids must stay readable after a key change. */
  readonly currentKeyId: string
  apply(request: TransformRequest): Uint8Array
}

/** No encryption at rest. */
export const identityTransform: BytesTransform = {
  currentKeyId: 'plain',
  apply(request) {
    if (request.keyId !== 'plain') throw new Error('These bytes are encrypted, but the store has no keys')
    return request.bytes
  },
}
