import type { Readable } from 'node:stream'
import { type ByteRange, DamagedBytesError } from './append-store'

export interface StoredObject {
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes, as announced with the put. */
  readonly sha256: string
  /** The transform's key id for this object. */
  readonly keyId: string
}

export interface PutObject {
  readonly key: string
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes. */
  readonly sha256: string
  /** Opens the plain bytes from the beginning; called again for a retry. */
  readonly open: () => Promise<Readable>
}

/** The source, or the object read back, differs from the announced object. A retry may fail the same way. */
export class ObjectMismatchError extends DamagedBytesError {
  override readonly name = 'ObjectMismatchError'
}

/**
 * The final storage of sealed recordings, after the append store. Objects are written once and never changed. Errors of the
 * service reject the promise; none may ever be treated as "stored".
 */
export interface ObjectStore {
  /** Resolves only after the object was read back with the announced size and hash. Repeatable. */
  put(object: PutObject): Promise<StoredObject>
  /** Null when there is no such object. */
  stat(key: string): Promise<StoredObject | null>
  /** Reads plain bytes; null when there is no such object. A range past the end returns an empty stream. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent. Also removes what an interrupted put left. */
  delete(key: string): Promise<void>
  /** Aborts running calls; later calls are rejected. */
  close(): Promise<void>
}
