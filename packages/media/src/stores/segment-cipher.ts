import { timingSafeEqual } from 'node:crypto'
import { DamagedBytesError } from '../ports/append-store'
import type { BytesTransform, FileCipher } from '../ports/bytes-transform'
import { encodeRecordHeader, type FormatVersion, type IndexRecord, type TaggedRecord } from './index-record'

export interface CipherSource {
  readonly version: FormatVersion
  readonly keyId: string
  readonly nonceHex: string
}

/** Encodes and authenticates the bytes of one key. */
export interface SegmentCipher {
  readonly version: FormatVersion
  /** Length-preserving and its own inverse. */
  transform(offsetBytes: number, bytes: Uint8Array): Uint8Array
  /** Empty in format 1. */
  tagRecord(record: IndexRecord, stored: Uint8Array): Uint8Array
  /** Empty in format 1. */
  tagText(label: 'manifest' | 'index', bytes: Uint8Array): Uint8Array
}

const noTag = new Uint8Array(0)
const encoder = new TextEncoder()

function createTagged(cipher: FileCipher): SegmentCipher {
  return {
    version: 2,
    transform: cipher.transform,
    tagRecord: (record, stored) =>
      cipher.computeTag(Buffer.concat([encoder.encode('record'), encodeRecordHeader(2, record)]), stored),
    tagText: (label, bytes) => cipher.computeTag(encoder.encode(label), bytes),
  }
}

export function openSegmentCipher(transform: BytesTransform, key: string, source: CipherSource): SegmentCipher {
  const { version, keyId, nonceHex } = source
  const nonce = Buffer.from(nonceHex, 'hex')
  if (version === 2) {
    if (!transform.openFile) throw new Error('These bytes are encrypted, but the store has no keys')
    return createTagged(transform.openFile({ keyId, nonce, name: key }))
  }
  return {
    version,
    transform: (offsetBytes, bytes) => transform.apply({ keyId, nonce, offsetBytes, bytes }),
    tagRecord: () => noTag,
    tagText: () => noTag,
  }
}

/** Throws DamagedBytesError unless the tags are equal. */
export function assertSameTag(found: Uint8Array, expected: Uint8Array, what: string): void {
  if (found.byteLength === expected.byteLength && timingSafeEqual(found, expected)) return
  throw new DamagedBytesError(`${what} differs from its tag`)
}

/** Throws DamagedBytesError unless a record of format 2 and its stored bytes belong together. */
export function verifyRecord(cipher: SegmentCipher, record: TaggedRecord, stored: Uint8Array): void {
  if (cipher.version === 1) return
  assertSameTag(record.tag, cipher.tagRecord(record, stored), 'A stored part')
}
