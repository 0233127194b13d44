import type { Readable } from 'node:stream'

/** Keys are made by the server, never taken from a client: they become file names and object names. */
const keyPattern = /^[a-z0-9-]{1,80}$/

/** A caller's mistake (bad key, offset or range), never a fault of the disk. */
export class AppendStoreUsageError extends Error {
  override readonly name = 'AppendStoreUsageError'
}

/** Throws AppendStoreUsageError unless `key` matches `[a-z0-9-]{1,80}`. */
export function assertStoreKey(key: string): void {
  if (!keyPattern.test(key)) throw new AppendStoreUsageError('A store key must match [a-z0-9-]{1,80}')
}

export interface StoredStat {
  /** Bytes that survive a power cut: all that was ever acknowledged. */
  readonly sizeBytes: number
  readonly sealed: boolean
  /** Lower-case hex of the plain bytes; present once sealed. */
  readonly sha256?: string
  /** Which key of the transform these bytes are stored under: goes into the media row's key id column. */
  readonly keyId: string
}

export type CreateResult = { readonly outcome: 'created' | 'already_there' | 'no_space' }

export interface AppendRequest {
  readonly key: string
  /** Where the first of `bytes` belongs. */
  readonly offset: number
  readonly bytes: Uint8Array
  /** CRC-32 of `bytes` as the sender computed it (crc32 of this package). `bytes` must not change until the answer. */
  readonly crc32: number
}

/** `offsetBytes` is always the true durable end: where the sender goes on. */
export type AppendResult =
  | { readonly outcome: 'appended' | 'already_there'; readonly offsetBytes: number }
  | {
      readonly outcome: 'gap' | 'conflict' | 'sealed' | 'checksum_mismatch' | 'no_space' | 'unknown_key'
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
      /** What the store really holds. */
      readonly sizeBytes: number
    }

export interface ByteRange {
  readonly start: number
  /** Clamped to the last stored byte. */
  readonly endInclusive: number
}

export interface RecoveryReport {
  readonly keyCount: number
  /** Keys whose tail was torn or damaged and is gone; the sender resumes at `toBytes`. */
  readonly truncated: readonly { readonly key: string; readonly fromBytes: number; readonly toBytes: number }[]
  /** Keys that are published but cannot be read at all. Left as they are, for a person to look at. */
  readonly unreadable: readonly { readonly key: string; readonly reason: string }[]
}

/**
 * Where recordings grow while they arrive (design: realtime 3.5). An answer 'appended' or 'already_there' is a promise
 * that survives a power cut; every other answer promises nothing new. A rejected promise (disk error) also means "not
 * stored": the sender asks `stat` and sends again. One process owns a store at a time.
 */
export interface AppendStore {
  create(key: string): Promise<CreateResult>
  stat(key: string): Promise<StoredStat | null>
  append(request: AppendRequest): Promise<AppendResult>
  /** Verified against the store's own hash of what it holds; a sealed key never changes again. */
  seal(request: SealRequest): Promise<SealResult>
  /** Durable bytes only; null when there is no such key. A range past the end gives an empty stream. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Idempotent. */
  delete(key: string): Promise<void>
  list(): Promise<string[]>
  /** Run once at start, before anything else. */
  recover(): Promise<RecoveryReport>
  /** Waits for what is under way, then refuses. */
  close(): Promise<void>
}
