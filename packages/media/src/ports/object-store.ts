import type { Readable } from 'node:stream'
import type { ByteRange } from './append-store'

export interface StoredObject {
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes, as it was given with the put. */
  readonly sha256: string
  /** Which key of the transform the object lies under. */
  readonly keyId: string
}

export interface PutObject {
  readonly key: string
  readonly sizeBytes: number
  /** Lower-case hex of the plain bytes. */
  readonly sha256: string
  /** Opens the plain bytes from the beginning; called again for another try. */
  readonly open: () => Promise<Readable>
}

/** What was to be stored, or what was read back, is not the object announced. Another try may well go the same way. */
export class ObjectMismatchError extends Error {
  override readonly name = 'ObjectMismatchError'
}

/**
 * Where sealed recordings go in the end, behind the append store. Objects are written once and never changed. Errors of the
 * service reject; none of them may ever be taken for "stored".
 */
export interface ObjectStore {
  /** Resolves only after what lies there was read back and has the size and hash given. Repeatable. */
  put(object: PutObject): Promise<StoredObject>
  /** Null when there is no such object. */
  stat(key: string): Promise<StoredObject | null>
  /** Plain bytes; null when there is no such object. A range past the end gives an empty stream. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent; what an interrupted put left behind goes too. */
  delete(key: string): Promise<void>
  /** Ends what is under way, then refuses. */
  close(): Promise<void>
}
