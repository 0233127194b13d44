export interface TransformRequest {
  readonly keyId: string
  /** 12 random bytes per object, so that two objects under one key never share a keystream. */
  readonly nonce: Uint8Array
  /** Offset of the first byte in the object. */
  readonly offsetBytes: number
  readonly bytes: Uint8Array
}

export interface FileIdentity {
  readonly keyId: string
  /** 12 random bytes per file. */
  readonly nonce: Uint8Array
  /** The name under which the file is read: bytes moved to another name are refused. */
  readonly name: string
}

/** Encrypts one file and authenticates its parts, with keys of its own. */
export interface FileCipher {
  /** Length-preserving and its own inverse. Must not change the bytes passed in. */
  transform(offsetBytes: number, bytes: Uint8Array): Uint8Array
  /** A tag of `tagBytes` over stored bytes. The label says what they are: the same bytes with another label have another tag. */
  computeTag(label: Uint8Array, stored: Uint8Array): Uint8Array
}

export const tagBytes = 16

/**
 * Transforms bytes between a store and its disk. Length-preserving and its own inverse, so that appends and ranged reads work
 * at any offset. Throws on an unknown key id.
 */
export interface BytesTransform {
  /** Stored with each new object. Older ids must stay readable after a key change. */
  readonly currentKeyId: string
  /** Files of format 1, which have no tags. Must not change the bytes passed in. */
  apply(request: TransformRequest): Uint8Array
  /** Files of format 2. Null: there is no encryption, so new files are written in format 1. */
  readonly openFile: ((file: FileIdentity) => FileCipher) | null
}

/** No encryption at rest. */
export const identityTransform: BytesTransform = {
  currentKeyId: 'plain',
  apply(request) {
    if (request.keyId !== 'plain') throw new Error('These bytes are encrypted, but the store has no keys')
    return request.bytes
  },
  openFile: null,
}
