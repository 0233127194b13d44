import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** An open file. Reads and writes may be short, as in POSIX; callers loop. */
export interface StoreFile {
  read(target: Uint8Array, positionBytes: number): Promise<number>
  write(bytes: Uint8Array, positionBytes: number): Promise<number>
  truncate(sizeBytes: number): Promise<void>
  datasync(): Promise<void>
  size(): Promise<number>
  close(): Promise<void>
}

/** The file operations that the store needs, injected so that tests can cut the power at any of them. */
export interface StoreFiles {
  /** create: empty and writable, replacing an existing file; update: existing and writable. */
  open(path: string, mode: 'create' | 'update' | 'read'): Promise<StoreFile>
  rename(from: string, to: string): Promise<void>
  /** Does nothing when the file is missing. */
  remove(path: string): Promise<void>
  list(directory: string): Promise<string[]>
  makeDirectory(directory: string): Promise<void>
  /** Makes creates, renames and removes in the directory survive a power cut. */
  syncDirectory(directory: string): Promise<void>
}

/** Recordings are for the server's own account only. */
const fileMode = 0o600
const folderMode = 0o700
const openFlags = { create: 'w+', update: 'r+', read: 'r' } as const

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const nodeFiles: StoreFiles = {
  async open(path, mode) {
    const handle = await open(path, openFlags[mode], fileMode)
    return {
      read: async (target, positionBytes) => (await handle.read(target, 0, target.byteLength, positionBytes)).bytesRead,
      write: async (bytes, positionBytes) =>
        (await handle.write(bytes, 0, bytes.byteLength, positionBytes)).bytesWritten,
      truncate: (sizeBytes) => handle.truncate(sizeBytes),
      datasync: () => handle.datasync(),
      size: async () => (await handle.stat()).size,
      close: () => handle.close(),
    }
  },
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { force: true }),
  list: (directory) => readdir(directory),
  makeDirectory: async (directory) => {
    const first = await mkdir(directory, { recursive: true, mode: folderMode })
    if (first === undefined) return
    // Sync each new folder's parent: a power cut must not lose the folder with its contents.
    for (let at = directory; at.length >= first.length; at = dirname(at)) await syncDirectory(dirname(at))
  },
  syncDirectory,
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Disk or quota full: a result for the sender (507), not a fault. */
export function isNoSpace(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT'
}

class NoProgressError extends Error {
  readonly code = 'ENOSPC'
}

/** Writes all of `bytes` in as many writes as needed. A write of zero bytes counts as a full disk. */
export async function writeFully(file: StoreFile, bytes: Uint8Array, positionBytes: number): Promise<void> {
  let done = 0
  while (done < bytes.byteLength) {
    const written = await file.write(bytes.subarray(done), positionBytes + done)
    if (written <= 0) throw new NoProgressError('The disk accepted no more bytes')
    done += written
  }
}

/** Reads up to `lengthBytes`; fewer only at the end of the file. */
export async function readFully(file: StoreFile, positionBytes: number, lengthBytes: number): Promise<Uint8Array> {
  const target = new Uint8Array(lengthBytes)
  let done = 0
  while (done < lengthBytes) {
    const count = await file.read(target.subarray(done), positionBytes + done)
    if (count === 0) break
    done += count
  }
  return target.subarray(0, done)
}
