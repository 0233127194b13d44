import { ObjectMismatchError } from '../ports/object-store'

/** What is written beside an object, so that it can be read and judged without the database. */
export interface ObjectSeal {
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes. */
  readonly sha256: string
  readonly keyId: string
  /** 12 random bytes of this object's own. */
  readonly nonce: Uint8Array
}

/** Metadata headers of an object. */
export const metadataOf = (seal: ObjectSeal): Record<string, string> => ({
  'candor-size': String(seal.sizeBytes),
  'candor-sha256': seal.sha256,
  'candor-key': seal.keyId,
  'candor-nonce': Buffer.from(seal.nonce).toString('hex'),
})

/** Reads metadata back; throws ObjectMismatchError on an object that was not put by us. */
export const sealOf = (metadata: Readonly<Record<string, string>>): ObjectSeal => {
  const read = (name: string, pattern: RegExp): string => {
    const value = metadata[`candor-${name}`] ?? ''
    if (!pattern.test(value)) throw new ObjectMismatchError(`The object has no usable ${name} in its metadata`)
    return value
  }
  return {
    sizeBytes: Number(read('size', /^\d{1,15}$/)),
    sha256: read('sha256', /^[0-9a-f]{64}$/),
    keyId: read('key', /^[\x21-\x7e]{1,80}$/),
    nonce: Buffer.from(read('nonce', /^[0-9a-f]{24}$/), 'hex'),
  }
}
