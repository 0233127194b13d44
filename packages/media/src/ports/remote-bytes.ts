import type { Readable } from 'node:stream'
import type { ByteRange, StoredStat } from './append-store'

/** The bytes lie on another server process that does not answer now: not the same as "there are none". */
export class BytesAwayError extends Error {
  override readonly name = 'BytesAwayError'
}

/** Bytes that another server process of this installation holds. Throws BytesAwayError while it can't be asked. */
export interface RemoteBytes {
  /** Null when no process is known to hold the key. */
  stat(key: string): Promise<StoredStat | null>
  read(key: string, range?: ByteRange): Promise<Readable | null>
}
