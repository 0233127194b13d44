import { sha256 } from '@noble/hashes/sha2.js'
import type { Sidecar } from './segment-name'
import type { SegmentFile } from './segment-store'
import type { LocalState } from './upload-machine'
import { createWakeSignal, type WakeSignal } from './wake-signal'

/** The most bytes held in memory when the device is full, over all segments of this page. */
export const MEMORY_BYTES = 64 * 1024 * 1024
const HASH_PIECE_BYTES = 1024 * 1024

export interface MemoryBudget {
  usedBytes: number
  readonly maxBytes: number
}

/** `lost`: neither the device nor the memory has free space; these bytes are dropped. */
export type SavedTo = 'device' | 'memory' | 'lost'

interface SegmentDeps {
  file: SegmentFile
  budget: MemoryBudget
  /** Rewrites the sidecar, because memory was released for the first time. */
  relabel: (sidecar: Sidecar) => Promise<void>
}

/**
 * A segment's bytes on this device: first the file, then the bytes in memory once the file can't grow. Memory that was
 * released lies between the two, and only the server has those bytes.
 */
export class SpooledSegment {
  readonly wake: WakeSignal = createWakeSignal()
  isFinished = false
  sidecar: Sidecar
  private readonly tail: Uint8Array[] = []
  private fileBytes: number
  private tailFrom: number
  private tailBytes = 0
  private readonly hash = sha256.create()
  private hashedBytes = 0

  constructor(
    sidecar: Sidecar,
    private readonly deps: SegmentDeps,
  ) {
    this.sidecar = sidecar
    this.fileBytes = deps.file.savedBytes()
    this.tailFrom = this.fileBytes
  }

  get recordedBytes(): number {
    return this.tailFrom + this.tailBytes
  }

  /** The bytes that outlive this page. */
  get onDeviceBytes(): number {
    return this.fileBytes
  }

  /** Stays true after the server has caught up, because the next bytes go to memory only again. */
  get isDeviceFull(): boolean {
    return this.tailBytes > 0 || this.tailFrom > this.fileBytes
  }

  /** The first byte that this device can still send; 0 until memory is released. */
  get heldFromBytes(): number {
    return this.tailFrom > this.fileBytes ? this.tailFrom : this.sidecar.releasedBytes
  }

  getLocalState(): LocalState {
    return { recordedBytes: this.recordedBytes, isFinished: this.isFinished }
  }

  async append(bytes: Uint8Array): Promise<SavedTo> {
    // Once a part is in memory only, appending to the file would leave a gap.
    if (!this.isDeviceFull && (await this.deps.file.append(bytes))) {
      this.fileBytes = this.deps.file.savedBytes()
      this.tailFrom = this.fileBytes
      this.onAppended(bytes)
      return 'device'
    }
    const { budget } = this.deps
    if (budget.usedBytes + bytes.byteLength > budget.maxBytes) return 'lost'
    budget.usedBytes += bytes.byteLength
    this.tail.push(bytes)
    this.tailBytes += bytes.byteLength
    this.onAppended(bytes)
    return 'memory'
  }

  /** The hash is updated with every append, as long as all bytes passed through here. */
  private onAppended(bytes: Uint8Array): void {
    if (this.hashedBytes + bytes.byteLength === this.recordedBytes) {
      this.hash.update(bytes)
      this.hashedBytes += bytes.byteLength
    }
    this.wake.wake()
  }

  finish(): void {
    this.isFinished = true
    this.wake.wake()
  }

  /** Releases memory that the server has acknowledged, in whole pieces only. */
  async acknowledge(storedBytes: number): Promise<void> {
    const before = this.tailFrom
    for (let first = this.tail[0]; first !== undefined; first = this.tail[0]) {
      if (this.tailFrom + first.byteLength > storedBytes) break
      this.tail.shift()
      this.tailFrom += first.byteLength
      this.tailBytes -= first.byteLength
      this.deps.budget.usedBytes -= first.byteLength
    }
    if (this.tailFrom === before || this.sidecar.releasedBytes > 0) return
    // A page that finds this segment later must know that this device can't replace the server's copy.
    this.sidecar = { ...this.sidecar, releasedBytes: this.tailFrom }
    await this.deps.relabel(this.sidecar)
  }

  /** Null if a part is missing, released or unreadable now: never returns bytes that were not recorded. */
  async read(fromBytes: number, toBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const deps: Uint8Array[] = []
    let at = fromBytes
    if (at < this.fileBytes) {
      const bytes = await this.deps.file.read(at, Math.min(toBytes, this.fileBytes))
      deps.push(bytes)
      at += bytes.byteLength
    }
    let start = this.tailFrom
    for (const bytes of this.tail) {
      const end = start + bytes.byteLength
      if (at >= start && at < end && at < toBytes) {
        const piece = bytes.subarray(at - start, Math.min(toBytes, end) - start)
        deps.push(piece)
        at += piece.byteLength
      }
      start = end
    }
    return at === toBytes ? concatBytes(deps, toBytes - fromBytes) : null
  }

  /** SHA-256 of all bytes. A segment that was found is read once for it. Null: a part can't be read. */
  async digest(): Promise<Uint8Array | null> {
    for (let at = this.hashedBytes; at < this.recordedBytes; at = this.hashedBytes) {
      const bytes = await this.read(at, Math.min(this.recordedBytes, at + HASH_PIECE_BYTES))
      if (bytes === null) return null
      this.hash.update(bytes)
      this.hashedBytes += bytes.byteLength
    }
    return this.hash.clone().digest()
  }

  /** Frees the memory and closes the file. */
  close(): void {
    this.deps.budget.usedBytes -= this.tailBytes
    this.tail.length = 0
    this.tailBytes = 0
    this.deps.file.close()
  }
}

function concatBytes(parts: readonly Uint8Array[], sizeBytes: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(sizeBytes)
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.byteLength
  }
  return out
}
