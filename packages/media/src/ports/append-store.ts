import type { Readable } from 'node:stream'

/** The server creates keys; a client never supplies one, because keys become file and object names. */
const keyPattern = /^[a-z0-9-]{1,80}$/

/** A caller's mistake (bad key, offset or range), never a fault of the disk. */
export class AppendStoreUsageError extends Error {
  override readonly name = 'AppendStoreUsageError'
}

/** Stored bytes are not the ones that were acknowledged: changed, cut, exchanged, or encrypted under another key. */
export class DamagedBytesError extends Error {
  override readonly name: string = 'DamagedBytesError'
}

/** Throws AppendStoreUsageError unless `key` matches `[a-z0-9-]{1,80}`. */
export function assertStoreKey(key: string): void {
  if (!keyPattern.test(key)) throw new AppendStoreUsageError('A store key must match [a-z0-9-]{1,80}')
}

export interface StoredStat {
  /** Bytes that survive a power cut: everything acknowledged. */
  readonly sizeBytes: number
  readonly sealed: boolean
  /** Lower-case hex of the plain bytes; present once sealed. */
  readonly sha256?: string
  /** The transform's key id for these bytes; goes into the media row's key id column. */
  readonly keyId: string
}

export type CreateResult = { readonly outcome: 'created' | 'already_there' | 'no_space' }

export interface AppendRequest {
  readonly key: string
  /** Offset of the first byte. */
  readonly offset: number
  readonly bytes: Uint8Array
  /** CRC-32 of `bytes`, computed by the sender with this package's crc32. `bytes` must not change until the promise settles. */
  readonly crc32: number
}

/**
 * `offsetBytes` is always the durable end, where the sender continues. `index_full`: the key has as many appends as it may have, and
 * can only be sealed.
 */
export type AppendResult =
  | { readonly outcome: 'appended' | 'already_there'; readonly offsetBytes: number }
  | {
      readonly outcome: 'gap' | 'conflict' | 'sealed' | 'checksum_mismatch' | 'no_space' | 'index_full' | 'unknown_key'
      readonly offsetBytes: number
    }

export interface SealRequest {
  readonly key: string
  readonly sizeBytes: number
  /** Lower-case hex. */
  readonly sha256: string
}

export type SealResult =
  | { readonly outcome: 'sealed' | 'already_sealed'; readonly sizeBytes: number; readonly sha256: string }
  | {
      readonly outcome: 'size_mismatch' | 'hash_mismatch' | 'no_space' | 'unknown_key'
      /** The number of bytes that the store really holds. */
      readonly sizeBytes: number
    }

export interface ByteRange {
  readonly start: number
  /** Clamped to the last stored byte. */
  readonly endInclusive: number
}

/**
 * Stores recordings while they arrive. The outcomes 'appended' and 'already_there' are a promise
 * that survives a power cut; every other outcome promises nothing new. A rejected promise (disk error) also means "not
 * stored": the sender calls `stat` and sends again. One process owns a store at a time.
 */
export interface AppendStore {
  create(key: string): Promise<CreateResult>
  stat(key: string): Promise<StoredStat | null>
  /** The stat of a sealed key. Null when there is no such key or it is not sealed; its bytes are not read. */
  findSeal(key: string): Promise<StoredStat | null>
  append(request: AppendRequest): Promise<AppendResult>
  /** Verifies size and hash against the stored bytes. A sealed key never changes again. */
  seal(request: SealRequest): Promise<SealResult>
  /** Reads durable bytes; null when there is no such key. A range past the end returns an empty stream. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent. */
  delete(key: string): Promise<void>
  list(): Promise<string[]>
  /**
   * Call it once at start, before anything else. Removes what was never acknowledged. Reads no recording: each is recovered when it
   * is first used, so a torn tail is cut then, and one that can't be read rejects then and stays untouched.
   */
  recover(): Promise<void>
  /** Waits for running calls; later calls are rejected. */
  close(): Promise<void>
}
