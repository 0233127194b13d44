export interface TransformRequest {
  readonly keyId: string
  /** 12 random bytes made once per object, so that two objects under one key never share a keystream. */
  readonly nonce: Uint8Array
  /** Where in the object the first of `bytes` stands. */
  readonly offsetBytes: number
  readonly bytes: Uint8Array
}

/**
 * What stands between a store and its disk. Length-preserving, and its own inverse, so that appends and ranged reads work
 * at any offset. Must not change the bytes it is given. Throws on a key id it does not hold.
 */
export interface BytesTransform {
  /** Written beside each new object. Older ids must stay readable after a key change. */
  readonly currentKeyId: string
  apply(request: TransformRequest): Uint8Array
}

/** Encryption at rest switched off. */
export const identityTransform: BytesTransform = {
  currentKeyId: 'plain',
  apply(request) {
    if (request.keyId !== 'plain') throw new Error('These bytes are encrypted, but the store has no keys')
    return request.bytes
  },
}
