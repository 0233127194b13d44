import { ObjectMismatchError } from '../ports/object-store'
import type { FormatVersion } from './index-record'

/** Stored as the object's metadata, so that it can be read and verified without the database. */
export interface ObjectSeal {
  /** Format 2 has a tag after each block and one over this seal. */
  readonly version: FormatVersion
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes. */
  readonly sha256: string
  readonly keyId: string
  /** 12 random bytes, unique to this object. */
  readonly nonce: Uint8Array
}

/** Formats an object's metadata headers. */
export const formatMetadata = (seal: ObjectSeal, sealTagHex: string): Record<string, string> => ({
  'candor-size': String(seal.sizeBytes),
  'candor-sha256': seal.sha256,
  'candor-key': seal.keyId,
  'candor-nonce': Buffer.from(seal.nonce).toString('hex'),
  ...(seal.version === 1 ? {} : { 'candor-format': String(seal.version), 'candor-tag': sealTagHex }),
})

export interface ParsedSeal {
  readonly seal: ObjectSeal
  /** Empty in format 1. */
  readonly sealTagHex: string
}

/** Parses metadata; throws ObjectMismatchError on an object that this store did not write. */
export const parseSeal = (metadata: Readonly<Record<string, string>>): ParsedSeal => {
  const read = (name: string, pattern: RegExp): string => {
    const value = metadata[`candor-${name}`] ?? ''
    if (!pattern.test(value)) throw new ObjectMismatchError(`The object has no usable ${name} in its metadata`)
    return value
  }
  const version = read('format', /^2?$/) === '2' ? 2 : 1
  return {
    seal: {
      version,
      sizeBytes: Number(read('size', /^\d{1,15}$/)),
      sha256: read('sha256', /^[0-9a-f]{64}$/),
      keyId: read('key', /^[\x21-\x7e]{1,80}$/),
      nonce: Buffer.from(read('nonce', /^[0-9a-f]{24}$/), 'hex'),
    },
    sealTagHex: read('tag', version === 2 ? /^[0-9a-f]{32}$/ : /^$/),
  }
}
