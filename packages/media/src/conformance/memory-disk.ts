import type { StoreFile, StoreFiles } from '../stores/store-files'

export type DiskOperation = 'open' | 'read' | 'write' | 'truncate' | 'datasync' | 'rename' | 'remove' | 'syncDirectory'

export interface DiskFaults {
  /** Throw to make the operation fail before it does anything. */
  beforeOperation?: (operation: DiskOperation, path: string) => void
  /** A single write takes no more than this. */
  maxWriteBytes?: number
  /** Room left before ENOSPC. */
  freeBytes?: number
}

/** Bytes of one file: what programs see, which of them are still only in memory, and what the platter has. */
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

  /** The platter gets the size, and of the dirty bytes those `isKept` lets through. */
  flush(isKept: (positionBytes: number) => boolean): void {
    const flushed = new Uint8Array(this.seen.byteLength)
    flushed.set(this.durable.subarray(0, flushed.byteLength))
    for (const [at, dirty] of this.dirty.entries()) {
      if (dirty === 1 && isKept(at)) flushed[at] = this.seen[at] ?? 0
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
 * A disk whose power can be cut: writes are seen at once and survive only what was synced, directory entries likewise.
 * Like Linux, a failed datasync marks the unwritten pages clean, so that a second datasync alone does not save them.
 */
export class MemoryDisk implements StoreFiles {
  faults: DiskFaults = {}
  readonly log: string[] = []
  #names = new Map<string, Inode>()
  #durableNames = new Map<string, Inode>()
  #boot = 0

  /** `tear` (0..1 at random) decides for each 64-byte sector of unsynced data whether it made it; without it none did. */
  cutPower(tear?: () => number): void {
    this.#boot += 1
    this.faults = {}
    const isLucky = () => tear !== undefined && tear() < 0.5
    const names = isLucky() ? this.#names : this.#durableNames
    for (const inode of new Set(names.values())) {
      if (isLucky()) {
        const kept = new Map<number, boolean>()
        inode.flush((positionBytes) => {
          const sector = Math.floor(positionBytes / 64)
          if (!kept.has(sector)) kept.set(sector, isLucky())
          return kept.get(sector) === true
        })
      }
      inode.seen = inode.durable.slice()
      inode.dirty = new Uint8Array(inode.seen.byteLength)
    }
    this.#names = new Map(names)
    this.#durableNames = new Map(names)
  }

  /** Direct access, as bit rot has it: seen and durable alike. */
  tamper(path: string, change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): void {
    const inode = this.#find(path)
    inode.durable = change(inode.seen.slice())
    inode.seen = inode.durable.slice()
    inode.dirty = new Uint8Array(inode.seen.byteLength)
  }

  peek(path: string): Uint8Array {
    return this.#find(path).seen.slice()
  }

  async open(path: string, mode: 'create' | 'update' | 'read'): Promise<StoreFile> {
    this.#enter('open', path)
    if (mode === 'create') {
      const existing = this.#names.get(path)
      if (existing) existing.resize(0)
      else this.#names.set(path, new Inode())
    }
    return this.#file(path, this.#find(path))
  }

  async rename(from: string, to: string): Promise<void> {
    this.#enter('rename', to)
    this.#names.set(to, this.#find(from))
    this.#names.delete(from)
  }

  async remove(path: string): Promise<void> {
    this.#enter('remove', path)
    this.#names.delete(path)
  }

  async list(directory: string): Promise<string[]> {
    const prefix = `${directory}/`
    return [...this.#names.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  }

  async makeDirectory(): Promise<void> {
    // The one directory of these tests is always there.
  }

  async syncDirectory(directory: string): Promise<void> {
    this.#enter('syncDirectory', directory)
    this.#durableNames = new Map(this.#names)
  }

  #find(path: string): Inode {
    const inode = this.#names.get(path)
    if (!inode) throw new DiskError('ENOENT')
    return inode
  }

  #enter(operation: DiskOperation, path: string): void {
    this.faults.beforeOperation?.(operation, path)
    this.log.push(`${operation} ${path}`)
  }

  #take(bytes: Uint8Array): Uint8Array {
    const { freeBytes = Number.POSITIVE_INFINITY, maxWriteBytes = Number.POSITIVE_INFINITY } = this.faults
    if (freeBytes <= 0) throw new DiskError('ENOSPC')
    const taken = bytes.subarray(0, Math.min(bytes.byteLength, freeBytes, maxWriteBytes))
    if (this.faults.freeBytes !== undefined) this.faults.freeBytes = freeBytes - taken.byteLength
    return taken
  }

  #file(path: string, inode: Inode): StoreFile {
    const boot = this.#boot
    const enter = (operation: DiskOperation) => {
      if (boot !== this.#boot) throw new DiskError('EIO')
      this.#enter(operation, path)
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
        const taken = this.#take(bytes)
        inode.write(taken, positionBytes)
        return taken.byteLength
      },
      truncate: async (sizeBytes) => {
        enter('truncate')
        inode.resize(sizeBytes)
      },
      datasync: async () => {
        try {
          enter('datasync')
        } catch (error) {
          // A failed sync forgets what was dirty; a killed process never came to the call.
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
