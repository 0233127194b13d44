import type { StoreFile, StoreFiles } from '../stores/store-files'

export type DiskOperation = 'open' | 'read' | 'write' | 'truncate' | 'datasync' | 'rename' | 'remove' | 'syncDirectory'

export interface DiskFaults {
  /** Throws to make the operation fail before it does anything. */
  beforeOperation?: (operation: DiskOperation, path: string) => void
  /** The most that a single write accepts. */
  maxWriteBytes?: number
  /** Free bytes before ENOSPC. */
  freeBytes?: number
}

/** One file: the bytes that programs see, those not synced yet, and those that survive a power cut. */
class Inode {
  seen = new Uint8Array(0)
  dirty = new Uint8Array(0)
  durable = new Uint8Array(0)

  resize(sizeBytes: number): void {
    const copy = (old: Uint8Array) => {
      const resized = new Uint8Array(sizeBytes)
      resized.set(old.subarray(0, sizeBytes))
      return resized
    }
    this.seen = copy(this.seen)
    this.dirty = copy(this.dirty)
  }

  write(bytes: Uint8Array, positionBytes: number): void {
    if (positionBytes + bytes.byteLength > this.seen.byteLength) this.resize(positionBytes + bytes.byteLength)
    this.seen.set(bytes, positionBytes)
    this.dirty.fill(1, positionBytes, positionBytes + bytes.byteLength)
  }

  /** Makes the size durable, and those dirty bytes that `isWritten` selects. */
  flush(isWritten: (positionBytes: number) => boolean): void {
    const flushed = new Uint8Array(this.seen.byteLength)
    flushed.set(this.durable.subarray(0, flushed.byteLength))
    for (const [at, dirty] of this.dirty.entries()) {
      if (dirty === 1 && isWritten(at)) flushed[at] = this.seen[at] ?? 0
    }
    this.durable = flushed
    this.dirty.fill(0)
  }
}

class DiskError extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

export function diskError(code: string): Error {
  return new DiskError(code)
}

/**
 * A disk whose power can be cut. Writes and directory entries are visible at once, but survive only once synced.
 * Like Linux, a failed datasync marks the unwritten pages clean, so that a second datasync alone does not save them.
 */
export class MemoryDisk implements StoreFiles {
  faults: DiskFaults = {}
  readonly log: string[] = []
  #names = new Map<string, Inode>()
  #durableNames = new Map<string, Inode>()
  #boot = 0

  /** `tear` (random, 0 to 1) decides for each unsynced 64-byte sector whether it was written; without it none was. */
  cutPower(tear?: () => number): void {
    this.#boot += 1
    this.faults = {}
    const isSectorWritten = () => tear !== undefined && tear() < 0.5
    const names = isSectorWritten() ? this.#names : this.#durableNames
    for (const inode of new Set(names.values())) {
      if (isSectorWritten()) {
        const kept = new Map<number, boolean>()
        inode.flush((positionBytes) => {
          const sector = Math.floor(positionBytes / 64)
          if (!kept.has(sector)) kept.set(sector, isSectorWritten())
          return kept.get(sector) === true
        })
      }
      inode.seen = inode.durable.slice()
      inode.dirty = new Uint8Array(inode.seen.byteLength)
    }
    this.#names = new Map(names)
    this.#durableNames = new Map(names)
  }

  /** Changes visible and durable bytes alike, as bit rot does. */
  tamper(path: string, change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): void {
    const inode = this.#findInode(path)
    inode.durable = change(inode.seen.slice())
    inode.seen = inode.durable.slice()
    inode.dirty = new Uint8Array(inode.seen.byteLength)
  }

  peek(path: string): Uint8Array {
    return this.#findInode(path).seen.slice()
  }

  async open(path: string, mode: 'create' | 'update' | 'read'): Promise<StoreFile> {
    this.#beginOperation('open', path)
    if (mode === 'create') {
      const existing = this.#names.get(path)
      if (existing) existing.resize(0)
      else this.#names.set(path, new Inode())
    }
    return this.#openHandle(path, this.#findInode(path))
  }

  async rename(from: string, to: string): Promise<void> {
    this.#beginOperation('rename', to)
    this.#names.set(to, this.#findInode(from))
    this.#names.delete(from)
  }

  async remove(path: string): Promise<void> {
    this.#beginOperation('remove', path)
    this.#names.delete(path)
  }

  async list(directory: string): Promise<string[]> {
    const prefix = `${directory}/`
    return [...this.#names.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  }

  async makeDirectory(): Promise<void> {
    // The tests use one directory, which always exists.
  }

  async syncDirectory(directory: string): Promise<void> {
    this.#beginOperation('syncDirectory', directory)
    this.#durableNames = new Map(this.#names)
  }

  #findInode(path: string): Inode {
    const inode = this.#names.get(path)
    if (!inode) throw new DiskError('ENOENT')
    return inode
  }

  #beginOperation(operation: DiskOperation, path: string): void {
    this.faults.beforeOperation?.(operation, path)
    this.log.push(`${operation} ${path}`)
  }

  #limitWrite(bytes: Uint8Array): Uint8Array {
    const { freeBytes = Number.POSITIVE_INFINITY, maxWriteBytes = Number.POSITIVE_INFINITY } = this.faults
    if (freeBytes <= 0) throw new DiskError('ENOSPC')
    const accepted = bytes.subarray(0, Math.min(bytes.byteLength, freeBytes, maxWriteBytes))
    if (this.faults.freeBytes !== undefined) this.faults.freeBytes = freeBytes - accepted.byteLength
    return accepted
  }

  #openHandle(path: string, inode: Inode): StoreFile {
    const boot = this.#boot
    const enter = (operation: DiskOperation) => {
      if (boot !== this.#boot) throw new DiskError('EIO')
      this.#beginOperation(operation, path)
    }
    return {
      read: async (target, positionBytes) => {
        enter('read')
        const bytes = inode.seen.subarray(positionBytes, positionBytes + target.byteLength)
        target.set(bytes)
        return bytes.byteLength
      },
      write: async (bytes, positionBytes) => {
        enter('write')
        const accepted = this.#limitWrite(bytes)
        inode.write(accepted, positionBytes)
        return accepted.byteLength
      },
      truncate: async (sizeBytes) => {
        enter('truncate')
        inode.resize(sizeBytes)
      },
      datasync: async () => {
        try {
          enter('datasync')
        } catch (error) {
          // A failed sync marks dirty pages clean; a killed process never made the call.
          if (!(error instanceof DiskError) || error.code !== 'KILLED') inode.dirty.fill(0)
          throw error
        }
        inode.flush(() => true)
      },
      size: async () => inode.seen.byteLength,
      close: async () => undefined,
    }
  }
}
