/** How browsers refuse a write on a full disk: Chromium returns a wrong count, Firefox and Safari throw. */
export type FullDisk = 'returnsWrongCount' | 'throws'

interface Disk {
  freeBytes: number
  fullDisk: FullDisk
}

const NO_SPACE = 4_294_967_288

const refuse = (name: string): never => {
  throw new DOMException(name, name)
}

class AccessHandle {
  constructor(
    private readonly file: FileHandle,
    private readonly disk: Disk,
  ) {}

  getSize(): number {
    return this.file.bytes.byteLength
  }

  write(bytes: Uint8Array, { at }: { at: number }): number {
    if (this.file.openHandle !== this) refuse('InvalidStateError')
    const growth = Math.max(0, at + bytes.byteLength - this.getSize())
    if (growth > this.disk.freeBytes) return this.refuseWrite(bytes, at)
    this.resize(this.getSize() + growth)
    this.file.bytes.set(bytes, at)
    return bytes.byteLength
  }

  /** Firefox leaves what still fitted, Chromium writes nothing. */
  private refuseWrite(bytes: Uint8Array, at: number): number {
    if (this.disk.fullDisk === 'returnsWrongCount') return NO_SPACE
    const end = this.getSize() + this.disk.freeBytes
    const part = bytes.subarray(0, Math.max(0, end - at))
    this.resize(Math.max(this.getSize(), at + part.byteLength))
    this.file.bytes.set(part, at)
    return refuse('QuotaExceededError')
  }

  read(into: Uint8Array, { at }: { at: number }): number {
    const bytes = this.file.bytes.subarray(at, at + into.byteLength)
    into.set(bytes)
    return bytes.byteLength
  }

  truncate(sizeBytes: number): void {
    this.resize(sizeBytes)
  }

  flush(): void {}

  close(): void {
    this.file.openHandle = null
  }

  private resize(sizeBytes: number): void {
    const next = new Uint8Array(sizeBytes)
    next.set(this.file.bytes.subarray(0, sizeBytes))
    this.disk.freeBytes -= sizeBytes - this.getSize()
    this.file.bytes = next
  }
}

export class FileHandle {
  readonly kind = 'file'
  bytes = new Uint8Array()
  /** The open handle is exclusive: a second open fails. */
  openHandle: AccessHandle | null = null
  constructor(private readonly disk: Disk) {}

  async createSyncAccessHandle(): Promise<AccessHandle> {
    if (this.openHandle) refuse('NoModificationAllowedError')
    this.openHandle = new AccessHandle(this, this.disk)
    return this.openHandle
  }

  async getFile(): Promise<Blob> {
    return new Blob([this.bytes])
  }
}

export class DirectoryHandle {
  readonly kind = 'directory'
  readonly entriesByName = new Map<string, FileHandle | DirectoryHandle>()
  /** What a listing fails with, because another tab removed the folder. */
  failure: DOMException | null = null
  constructor(readonly disk: Disk) {}

  async getDirectoryHandle(name: string, options?: { create?: boolean }): Promise<DirectoryHandle> {
    const found = this.entriesByName.get(name) ?? (options?.create ? new DirectoryHandle(this.disk) : null)
    if (!(found instanceof DirectoryHandle)) return refuse('NotFoundError')
    this.entriesByName.set(name, found)
    return found
  }

  async getFileHandle(name: string, options?: { create?: boolean }): Promise<FileHandle> {
    const found = this.entriesByName.get(name) ?? (options?.create ? new FileHandle(this.disk) : null)
    if (!(found instanceof FileHandle)) return refuse('NotFoundError')
    this.entriesByName.set(name, found)
    return found
  }

  async removeEntry(name: string): Promise<void> {
    const found = this.entriesByName.get(name) ?? refuse('NotFoundError')
    if (found instanceof FileHandle) {
      if (found.openHandle) refuse('NoModificationAllowedError')
      this.disk.freeBytes += found.bytes.byteLength
    } else {
      if (found.entriesByName.size > 0) refuse('InvalidModificationError')
    }
    this.entriesByName.delete(name)
  }

  async *keys(): AsyncGenerator<string> {
    if (this.failure) throw this.failure
    for (const name of [...this.entriesByName.keys()]) yield name
  }

  async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    for (const entry of [...this.entriesByName]) yield entry
  }
}

/** An origin's private file system in memory, with a disk that can fill up, for `navigator.storage`. */
export function createMemoryFileSystem(freeBytes = Number.POSITIVE_INFINITY, fullDisk: FullDisk = 'returnsWrongCount') {
  const disk: Disk = { freeBytes, fullDisk }
  const root = new DirectoryHandle(disk)
  return { disk, root, storage: { getDirectory: () => Promise.resolve(root) } }
}
