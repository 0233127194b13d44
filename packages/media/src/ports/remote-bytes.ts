import type { Readable } from 'node:stream'
import type { ByteRange, StoredStat } from './append-store'

/** Another server process holds the bytes but does not respond. This differs from "no such bytes". */
export class BytesUnavailableError extends Error {
  override readonly name = 'BytesUnavailableError'
}

/** Bytes that another server process of this installation holds. Throws BytesUnavailableError while it can't be reached. */
export interface RemoteBytes {
  /** Null when no known process holds the key. */
  stat(key: string): Promise<StoredStat | null>
  read(key: string, range?: ByteRange): Promise<Readable | null>
}
