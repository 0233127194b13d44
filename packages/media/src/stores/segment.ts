import { createHash } from 'node:crypto'
import { crc32 } from '../crc32'
import type { AppendRequest, AppendResult } from '../ports/append-store'
import { isInCheckedTail } from './checked-tail'
import { encodeIndexRecord, indexRecordBytes, type TaggedRecord } from './index-record'
import type { SegmentCipher } from './segment-cipher'
import type { SegmentContext } from './segment-context'
import { findRecord, readRecords } from './segment-index'
import type { OpenedManifest, SegmentManifest, SegmentPaths } from './segment-manifest'
import { isNoSpace, readFully, type StoreFile, writeFully } from './store-files'

/** The most bytes that a read of format 2 must verify for a single wanted byte. */
const maxRecordBytes = 128 * 1024
/** How much is read back at once for the hash. */
const hashBlockBytes = 256 * 1024

type Outcome = AppendResult['outcome']
type Handles = { readonly body: StoreFile; readonly index: StoreFile }
type Batch = {
  endBytes: number
  readonly records: TaggedRecord[]
  readonly tails: Uint8Array[]
  /** The writes to the body, under way or done. */
  readonly writes: Promise<void>[]
}

/** What is on the disk. `ends` are the ends of the records in the body, ascending. */
export interface SegmentStart extends OpenedManifest {
  readonly ends: readonly number[]
}

function sumBytes(records: readonly TaggedRecord[]): number {
  return records.reduce((total, { lengthBytes }) => total + lengthBytes, 0)
}

/** Waits for all also when one fails, so that no write or sync runs into the rollback. */
async function waitForAll(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0
}

/**
 * One unsealed recording: a body file and an index file of fixed-size records. Calls must not overlap; the store
 * queues them. `sizeBytes` counts synced bytes, not bytes merely written.
 */
export class Segment {
  sizeBytes: number
  readonly #ends: number[]
  #hash = createHash('sha256')
  #hashedBytes = 0
  #handles: Handles | null = null
  /** The files may hold more than `sizeBytes`, because a commit and its rollback failed. */
  #needsRollback: boolean = false

  constructor(
    private readonly context: SegmentContext,
    readonly paths: SegmentPaths,
    private readonly start: SegmentStart,
  ) {
    this.#ends = [...start.ends]
    this.sizeBytes = this.#ends.at(-1) ?? 0
  }

  get manifest(): SegmentManifest {
    return this.start.manifest
  }

  get cipher(): SegmentCipher {
    return this.start.cipher
  }

  /**
   * Group commit: all of `requests` in order and their index records, then one fdatasync of each file. All or nothing: when any step
   * fails, nothing is acknowledged. Throws on any disk error except "disk full".
   */
  async commit(requests: readonly AppendRequest[]): Promise<AppendResult[]> {
    const handles = await this.#open()
    const batch: Batch = { endBytes: this.sizeBytes, records: [], tails: [], writes: [] }
    const outcomes: Outcome[] = []
    try {
      for (const request of requests) outcomes.push(await this.#stageAppend(handles, batch, request))
      await this.#sync(handles, batch)
    } catch (error) {
      await Promise.allSettled(batch.writes)
      await this.#tryRollBack(handles)
      if (!isNoSpace(error)) throw error
      return requests.map(() => ({ outcome: 'no_space', offsetBytes: this.sizeBytes }))
    }
    this.#applyBatch(batch)
    return outcomes.map((outcome) => ({ outcome, offsetBytes: this.sizeBytes }))
  }

  /** Returns the lower-case hex hash of all plain bytes. Reads back only what this process has not hashed yet. */
  async sha256(): Promise<string> {
    const { body } = await this.#open()
    while (this.#hashedBytes < this.sizeBytes) {
      const lengthBytes = Math.min(hashBlockBytes, this.sizeBytes - this.#hashedBytes)
      this.#hash.update(await this.#readPlain(body, this.#hashedBytes, lengthBytes))
      this.#hashedBytes += lengthBytes
    }
    return this.#hash.copy().digest('hex')
  }

  async closeHandles(): Promise<void> {
    const handles = this.#handles
    this.#handles = null
    await handles?.body.close()
    await handles?.index.close()
  }

  /** The records that contain `[startBytes, endBytes)`, which must be stored. */
  async readRecords(startBytes: number, endBytes: number): Promise<readonly TaggedRecord[]> {
    const { index } = await this.#open()
    const first = findRecord(this.#ends, startBytes)
    const last = findRecord(this.#ends, endBytes - 1) + 1
    return readRecords(index, this.cipher, { first, last, startBytes: this.#ends[first - 1] ?? 0 })
  }

  /** A tag over the whole index for the seal; empty in format 1. */
  async computeIndexTag(): Promise<Uint8Array> {
    const { version } = this.manifest
    if (version === 1) return new Uint8Array(0)
    const { index } = await this.#open()
    const records = await readRecords(index, this.cipher, { first: 0, last: this.#ends.length, startBytes: 0 })
    return this.cipher.tagText('index', Buffer.concat(records.map((record) => encodeIndexRecord(version, record))))
  }

  async #open(): Promise<Handles> {
    this.#handles ??= await this.#openFiles()
    if (this.#needsRollback) await this.#rollBack(this.#handles)
    return this.#handles
  }

  async #openFiles(): Promise<Handles> {
    const body = await this.context.files.open(this.paths.body, 'update')
    try {
      return { body, index: await this.context.files.open(this.paths.index, 'update') }
    } catch (error) {
      await body.close()
      throw error
    }
  }

  async #stageAppend({ body }: Handles, batch: Batch, request: AppendRequest): Promise<Outcome> {
    const { offset, bytes } = request
    if (crc32(bytes) !== request.crc32) return 'checksum_mismatch'
    if (offset > batch.endBytes) return 'gap'
    const overlapBytes = Math.min(bytes.byteLength, batch.endBytes - offset)
    if (overlapBytes > 0) {
      // They may be bytes of an earlier request of this batch.
      await waitForAll(batch.writes)
      const stored = await this.#readPlain(body, offset, overlapBytes)
      if (!sameBytes(stored, bytes.subarray(0, overlapBytes))) return 'conflict'
    }
    const tail = overlapBytes === 0 ? bytes : bytes.subarray(overlapBytes)
    if (tail.byteLength === 0) return 'already_there'
    if (this.#ends.length + batch.records.length >= this.context.maxRecords) return 'index_full'
    const stored = this.cipher.transform(batch.endBytes, tail)
    const write = writeFully(body, stored, batch.endBytes)
    // Its failure is handled where it is awaited; until then it must not count as unhandled.
    write.catch(() => undefined)
    batch.writes.push(write)
    // Bytes that are stored as they were sent have the checksum that was compared above.
    const crc = this.manifest.version === 1 && stored === bytes ? request.crc32 : null
    batch.records.push(...this.#describeRecords(batch.endBytes, { stored, crc }))
    batch.tails.push(tail)
    batch.endBytes += tail.byteLength
    return 'appended'
  }

  /** One record for an append in format 1; in format 2 several, so that a short read verifies little. `crc`: known of a single record. */
  #describeRecords(offsetBytes: number, { stored, crc }: { stored: Uint8Array; crc: number | null }): TaggedRecord[] {
    const receivedAtMs = this.context.nowMs()
    const sizeBytes = this.manifest.version === 1 ? stored.byteLength : maxRecordBytes
    const records: TaggedRecord[] = []
    for (let at = 0; at < stored.byteLength; at += sizeBytes) {
      const part = stored.subarray(at, at + sizeBytes)
      const lengthBytes = part.byteLength
      const record = { offsetBytes: offsetBytes + at, lengthBytes, crc: crc ?? crc32(part), receivedAtMs }
      records.push({ ...record, tag: this.cipher.tagRecord(record, part) })
    }
    return records
  }

  async #sync({ body, index }: Handles, { records, writes }: Batch): Promise<void> {
    if (records.length === 0) return
    const encoded = records.map((record) => encodeIndexRecord(this.manifest.version, record))
    const writeIndex = () => writeFully(index, Buffer.concat(encoded), this.#indexBytes)
    // Recovery compares the last records with their bytes. Only records that it would not reach must not be stored before their bytes.
    if (!isInCheckedTail(records.length, sumBytes(records.slice(1)))) {
      await waitForAll(writes)
      await body.datasync()
      await writeIndex()
      return index.datasync()
    }
    await waitForAll([...writes, writeIndex()])
    // The disk then flushes once for both.
    await waitForAll([body.datasync(), index.datasync()])
  }

  #applyBatch(batch: Batch): void {
    if (this.#hashedBytes === this.sizeBytes) {
      for (const tail of batch.tails) this.#hash.update(tail)
      this.#hashedBytes = batch.endBytes
    }
    this.sizeBytes = batch.endBytes
    for (const { offsetBytes, lengthBytes } of batch.records) this.#ends.push(offsetBytes + lengthBytes)
  }

  get #indexBytes(): number {
    return this.#ends.length * indexRecordBytes[this.manifest.version]
  }

  async #tryRollBack(handles: Handles): Promise<void> {
    this.#needsRollback = true
    try {
      await this.#rollBack(handles)
    } catch {
      // The caller gets the first error, and no commit starts before a rollback has succeeded.
    }
  }

  /** After a failed fdatasync the kernel may mark unwritten pages clean: truncate them, so that they are written again. */
  async #rollBack({ body, index }: Handles): Promise<void> {
    await index.truncate(this.#indexBytes)
    await index.datasync()
    await body.truncate(this.sizeBytes)
    await body.datasync()
    this.#needsRollback = false
  }

  async #readPlain(body: StoreFile, offsetBytes: number, lengthBytes: number): Promise<Uint8Array> {
    const stored = await readFully(body, offsetBytes, lengthBytes)
    if (stored.byteLength < lengthBytes) throw new Error('The body file is shorter than its index says')
    return this.cipher.transform(offsetBytes, stored)
  }
}
