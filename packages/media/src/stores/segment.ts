import { createHash } from 'node:crypto'
import { crc32 } from '../crc32'
import type { AppendRequest, AppendResult } from '../ports/append-store'
import type { BytesTransform } from '../ports/bytes-transform'
import { encodeIndexRecord, type IndexRecord, indexRecordBytes } from './index-record'
import type { SegmentManifest, SegmentPaths } from './segment-manifest'
import { isNoSpace, readFully, type StoreFile, type StoreFiles, writeFully } from './store-files'

export interface SegmentContext {
  readonly directory: string
  readonly files: StoreFiles
  readonly transform: BytesTransform
  readonly nowMs: () => number
}

export const readBlockBytes = 256 * 1024

type Outcome = AppendResult['outcome']
type Handles = { readonly body: StoreFile; readonly index: StoreFile }
type Batch = { endBytes: number; readonly records: IndexRecord[]; readonly tails: Uint8Array[] }

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0
}

/**
 * One unsealed recording: a body file and an index file of fixed-size records. Calls must not overlap; the store
 * queues them. `sizeBytes` counts synced bytes, not bytes merely written.
 */
export class Segment {
  sizeBytes: number
  #recordCount: number
  #hash = createHash('sha256')
  #hashedBytes = 0
  #handles: Handles | null = null
  /** The files may hold more than `sizeBytes`, because a commit and its rollback failed. */
  #needsRollback: boolean = false

  constructor(
    private readonly context: SegmentContext,
    readonly paths: SegmentPaths,
    private readonly start: { manifest: SegmentManifest; sizeBytes: number; recordCount: number },
  ) {
    this.sizeBytes = start.sizeBytes
    this.#recordCount = start.recordCount
  }

  get manifest(): SegmentManifest {
    return this.start.manifest
  }

  /**
   * Group commit: all of `requests` in order, one fdatasync of the body, then their index records, one fdatasync of the
   * index. All or nothing: when any step fails, nothing is acknowledged. Throws on any disk error except "disk full".
   */
  async commit(requests: readonly AppendRequest[]): Promise<AppendResult[]> {
    const handles = await this.#open()
    const batch: Batch = { endBytes: this.sizeBytes, records: [], tails: [] }
    const outcomes: Outcome[] = []
    try {
      for (const request of requests) outcomes.push(await this.#stageAppend(handles, batch, request))
      await this.#sync(handles, batch)
    } catch (error) {
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
      const lengthBytes = Math.min(readBlockBytes, this.sizeBytes - this.#hashedBytes)
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

  /** Encodes or decodes bytes of this segment. */
  applyTransform(offsetBytes: number, bytes: Uint8Array): Uint8Array {
    return transformWith(this.context.transform, this.start.manifest, { offsetBytes, bytes })
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
      const stored = await this.#readPlain(body, offset, overlapBytes)
      if (!sameBytes(stored, bytes.subarray(0, overlapBytes))) return 'conflict'
    }
    const tail = bytes.subarray(overlapBytes)
    if (tail.byteLength === 0) return 'already_there'
    const stored = this.applyTransform(batch.endBytes, tail)
    await writeFully(body, stored, batch.endBytes)
    batch.records.push({
      offsetBytes: batch.endBytes,
      lengthBytes: tail.byteLength,
      crc: crc32(stored),
      receivedAtMs: this.context.nowMs(),
    })
    batch.tails.push(tail)
    batch.endBytes += tail.byteLength
    return 'appended'
  }

  async #sync({ body, index }: Handles, { records }: Batch): Promise<void> {
    if (records.length === 0) return
    await body.datasync()
    await writeFully(index, Buffer.concat(records.map(encodeIndexRecord)), this.#recordCount * indexRecordBytes)
    await index.datasync()
  }

  #applyBatch(batch: Batch): void {
    if (this.#hashedBytes === this.sizeBytes) {
      for (const tail of batch.tails) this.#hash.update(tail)
      this.#hashedBytes = batch.endBytes
    }
    this.sizeBytes = batch.endBytes
    this.#recordCount += batch.records.length
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
    await index.truncate(this.#recordCount * indexRecordBytes)
    await index.datasync()
    await body.truncate(this.sizeBytes)
    await body.datasync()
    this.#needsRollback = false
  }

  async #readPlain(body: StoreFile, offsetBytes: number, lengthBytes: number): Promise<Uint8Array> {
    const stored = await readFully(body, offsetBytes, lengthBytes)
    if (stored.byteLength < lengthBytes) throw new Error('The body file is shorter than its index says')
    return this.applyTransform(offsetBytes, stored)
  }
}

export function transformWith(
  transform: BytesTransform,
  manifest: SegmentManifest,
  part: { offsetBytes: number; bytes: Uint8Array },
): Uint8Array {
  return transform.apply({ keyId: manifest.keyId, nonce: Buffer.from(manifest.nonceHex, 'hex'), ...part })
}
