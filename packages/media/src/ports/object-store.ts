import type { Readable } from 'node:stream'
import type { ByteRange } from './append-store'

export interface StoredObject {
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes, as it was given with the put. */
  readonly sha256: string
}

export interface PutObject {
  readonly key: string
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes. */
  readonly sha256: string
  /** Opens the plain bytes from the beginning; called again for another try. */
  readonly open: () => Promise<Readable>
}

/**
 * Where sealed recordings go in the end, behind the append store. Objects are written once and never changed. Errors of the
 * service reject; none of them may ever be taken for "stored".
 */
export interface ObjectStore {
  /** Resolves only after what lies there was read back and has the size and hash given. Repeatable. */
  put(object: PutObject): Promise<void>
  /** Null when there is no such object. */
  stat(key: string): Promise<StoredObject | null>
  /** Plain bytes; null when there is no such object. A range past the end gives an empty stream. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent. */
  delete(key: string): Promise<void>
  close(): Promise<void>
}
