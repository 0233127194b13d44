import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BytesTransform, JoinTarget } from '@candor/media'
import { z } from 'zod'
import { privateFileMode, privateFolderMode } from '../../../platform/durable-file'

export interface DerivedFile {
  /** Changes with the bytes, even if the same file is joined again. */
  readonly etag: string
  readonly sizeBytes: number
  readonly ending: string
  /** The bytes from `start` to `endInclusive`. */
  open(start: number, endInclusive: number): Promise<Readable>
}

export interface DerivedOptions {
  readonly directory: string
  /** The files are encrypted like the recordings in the store. */
  readonly transform: BytesTransform
  readonly maxBytes: number
  readonly maxAgeMs: number
  readonly nowMs: () => number
  readonly newNonce: () => Uint8Array
}

/** `<hash>-<nonce>-<key id>.<ending>` */
const namePattern = /^([0-9a-f]{64})-([0-9a-f]{24})-([a-z0-9-]+)\.(\w+)$/
const writing = '.part'
const pieceBytes = 256 * 1024
const zCoded = z.object({ code: z.string() })

const orNothing = async <T>(asked: Promise<T>, nothing: T): Promise<T> => {
  try {
    return await asked
  } catch (error) {
    // Another request or the sweep was faster.
    if (zCoded.safeParse(error).data?.code === 'ENOENT') return nothing
    throw error
  }
}

interface Coded {
  readonly keyId: string
  readonly nonce: Uint8Array
}

const decode = (
  transform: BytesTransform,
  coded: Coded,
  piece: { offsetBytes: number; bytes: Uint8Array },
): Uint8Array => transform.apply({ ...coded, ...piece })

type Span = { readonly start: number; readonly end: number }

async function* readPieces(transform: BytesTransform, at: Coded & { path: string }, span: Span) {
  const { path, ...coded } = at
  const file = await open(path)
  try {
    for (let offsetBytes = span.start; offsetBytes < span.end; offsetBytes += pieceBytes) {
      const piece = new Uint8Array(Math.min(pieceBytes, span.end - offsetBytes))
      const { bytesRead } = await file.read(piece, { position: offsetBytes })
      yield decode(transform, coded, { offsetBytes, bytes: piece.subarray(0, bytesRead) })
    }
  } finally {
    await file.close()
  }
}

const describe = async (transform: BytesTransform, folder: string, name: string): Promise<DerivedFile | null> => {
  const match = namePattern.exec(name)
  const path = join(folder, name)
  const found = match === null ? null : await orNothing(stat(path), null)
  if (found === null) return null
  const [, hash, nonceHex = '', keyId = '', ending = ''] = match ?? []
  const at = { path, keyId, nonce: Buffer.from(nonceHex, 'hex') }
  return {
    etag: `"${hash}-${nonceHex}"`,
    sizeBytes: found.size,
    ending,
    open: async (start, endInclusive) =>
      Readable.from(readPieces(transform, at, { start, end: endInclusive + 1 }), { objectMode: false }),
  }
}

/** Every file below the directory, least recently used first. */
const listFiles = async (directory: string) => {
  const files: { path: string; sizeBytes: number; usedMs: number }[] = []
  for (const folder of await orNothing(readdir(directory), [])) {
    for (const name of await orNothing(readdir(join(directory, folder)), [])) {
      const path = join(directory, folder, name)
      const found = await orNothing(stat(path), null)
      if (found !== null) files.push({ path, sizeBytes: found.size, usedMs: found.mtimeMs })
    }
  }
  return files.sort((a, b) => a.usedMs - b.usedMs)
}

const sweepFiles = async ({ directory, nowMs, maxAgeMs, maxBytes }: DerivedOptions): Promise<void> => {
  const files = await listFiles(directory)
  const oldestMs = nowMs() - maxAgeMs
  let totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  for (const { path, sizeBytes, usedMs } of files) {
    if (path.endsWith(writing) || (usedMs >= oldestMs && totalBytes <= maxBytes)) continue
    await rm(path, { force: true })
    totalBytes -= sizeBytes
  }
}

type Make = (target: JoinTarget) => Promise<string>

/** Writes a file, waits until it is flushed to disk and returns its extension. */
const writeFile = async (transform: BytesTransform, at: Coded & { path: string }, make: Make): Promise<string> => {
  const { path, ...key } = at
  const file = await open(path, 'w', privateFileMode)
  const write = async (positionBytes: number, bytes: Uint8Array): Promise<void> => {
    const coded = decode(transform, key, { offsetBytes: positionBytes, bytes })
    const { bytesWritten } = await file.write(coded, 0, coded.byteLength, positionBytes)
    if (bytesWritten < coded.byteLength) throw new Error('the disk took only a part of a derived file')
  }
  try {
    const ending = await make({ write })
    await file.datasync()
    return ending
  } finally {
    await file.close()
  }
}

/** A cache of files made from recordings. They can be recreated, so the least recently used are deleted first and all after a day. */
export const createDerivedFiles = (options: DerivedOptions) => {
  const { directory, transform } = options
  return {
    /** Null: the file does not exist. */
    async find(owner: string, hash: string): Promise<DerivedFile | null> {
      const folder = join(directory, owner)
      const names = await orNothing(readdir(folder), [])
      const name = names.find((entry) => entry.startsWith(`${hash}-`) && !entry.endsWith(writing))
      if (name === undefined) return null
      const now = new Date(options.nowMs())
      await orNothing(utimes(join(folder, name), now, now), undefined)
      return describe(transform, folder, name)
    },

    /** Adds the file only when it is complete and flushed to disk; `make` returns its extension. */
    async make(owner: string, hash: string, make: Make): Promise<DerivedFile> {
      const folder = join(directory, owner)
      await mkdir(folder, { recursive: true, mode: privateFolderMode })
      const coded = { keyId: transform.currentKeyId, nonce: options.newNonce() }
      const name = `${hash}-${Buffer.from(coded.nonce).toString('hex')}-${coded.keyId}`
      const path = join(folder, `${name}${writing}`)
      try {
        const ending = await writeFile(transform, { ...coded, path }, make)
        const now = new Date(options.nowMs())
        await utimes(path, now, now)
        await rename(path, join(folder, `${name}.${ending}`))
        const made = await describe(transform, folder, `${name}.${ending}`)
        if (made === null) throw new Error('a derived file was gone as soon as it was made')
        return made
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },

    /** Deletes expired files, and the oldest ones beyond the size limit. */
    sweep: (): Promise<void> => sweepFiles(options),

    /** Runs at the start: deletes incomplete files. */
    async recover(): Promise<void> {
      for (const { path } of await listFiles(directory)) if (path.endsWith(writing)) await rm(path, { force: true })
    },

    erase: (owner: string): Promise<void> => rm(join(directory, owner), { recursive: true, force: true }),
  }
}
export type DerivedFiles = ReturnType<typeof createDerivedFiles>
