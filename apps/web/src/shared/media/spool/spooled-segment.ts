import { sha256 } from '@noble/hashes/sha2.js'
import type { Sidecar } from './segment-name'
import type { SegmentFile } from './segment-store'
import type { LocalFacts } from './upload-machine'
import { createWake, type Wake } from './wake'

/** When the device is full: so much of the recording is held in memory, over all segments of this page. */
export const MEMORY_BYTES = 64 * 1024 * 1024
const HASH_PIECE_BYTES = 1024 * 1024

export interface MemoryBudget {
  usedBytes: number
  readonly maxBytes: number
}

/** `lost`: neither the device nor the memory has room; nothing of these bytes is kept. */
export type Kept = 'device' | 'memory' | 'lost'

/** A segment's bytes on this device: the file, and behind it what only memory holds once the file can't grow. */
export class SpooledSegment {
  readonly wake: Wake = createWake()
  isFinished = false
  private tail: Uint8Array[] = []
  private tailFrom: number
  private tailBytes = 0
  private readonly hash = sha256.create()
  private hashedBytes = 0

  constructor(
    readonly sidecar: Sidecar,
    private readonly file: SegmentFile,
    private readonly budget: MemoryBudget,
  ) {
    this.tailFrom = file.keptBytes()
  }

  get keptBytes(): number {
    return this.tailFrom + this.tailBytes
  }

  /** Stays true when the server has caught up: the next bytes are in memory only again. */
  get isDeviceFull(): boolean {
    return this.tailBytes > 0
  }

  private get memoryBytes(): number {
    return this.tail.reduce((sum, bytes) => sum + bytes.byteLength, 0)
  }

  facts(): LocalFacts {
    return { keptBytes: this.keptBytes, isFinished: this.isFinished }
  }

  async append(bytes: Uint8Array): Promise<Kept> {
    // Once a part is in memory only, the file has a gap behind it and can't go on.
    if (this.tailBytes === 0 && (await this.file.append(bytes))) {
      this.tailFrom = this.file.keptBytes()
      this.note(bytes)
      return 'device'
    }
    if (this.budget.usedBytes + bytes.byteLength > this.budget.maxBytes) return 'lost'
    this.budget.usedBytes += bytes.byteLength
    this.tail.push(bytes)
    this.tailBytes += bytes.byteLength
    this.note(bytes)
    return 'memory'
  }

  /** Hashing goes along while every byte passes here from the first on. */
  private note(bytes: Uint8Array): void {
    if (this.hashedBytes + bytes.byteLength === this.keptBytes) {
      this.hash.update(bytes)
      this.hashedBytes += bytes.byteLength
    }
    this.wake.wake()
  }

  finish(): void {
    this.isFinished = true
    this.wake.wake()
  }

  /** What the server has need not be held in memory any longer. */
  acknowledge(storedBytes: number): void {
    let at = this.keptBytes - this.memoryBytes
    while (this.tail[0] !== undefined && at + this.tail[0].byteLength <= storedBytes) {
      at += this.tail[0].byteLength
      this.budget.usedBytes -= this.tail[0].byteLength
      this.tail.shift()
    }
  }

  async read(fromBytes: number, toBytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const out = new Uint8Array(toBytes - fromBytes)
    const onDisk = Math.min(toBytes, this.tailFrom)
    if (fromBytes < onDisk) out.set(await this.file.read(fromBytes, onDisk), 0)
    let at = this.keptBytes - this.memoryBytes
    for (const bytes of this.tail) {
      const start = Math.max(fromBytes, at)
      const end = Math.min(toBytes, at + bytes.byteLength)
      if (start < end) out.set(bytes.subarray(start - at, end - at), start - fromBytes)
      at += bytes.byteLength
    }
    return out
  }

  /** SHA-256 of all bytes; of a segment that was found, by reading it once. */
  async digest(): Promise<Uint8Array> {
    for (let at = this.hashedBytes; at < this.keptBytes; at = this.hashedBytes) {
      const bytes = await this.read(at, Math.min(this.keptBytes, at + HASH_PIECE_BYTES))
      this.hash.update(bytes)
      this.hashedBytes += bytes.byteLength
    }
    return this.hash.clone().digest()
  }

  close(): void {
    this.file.close()
  }
}
