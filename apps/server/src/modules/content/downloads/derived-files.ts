import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type BytesTransform, DamagedBytesError, type JoinTarget } from '@candor/media'
import { z } from 'zod'
import { privateFileMode, privateFolderMode } from '../../../platform/durable-file'
import { type DerivedCodec, openDerivedCodec, type Span } from './derived-codec'

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

/** `<hash>-<nonce>-<key id>[.2].<ending>`; 2 is the format with tags. */
const namePattern = /^([0-9a-f]{64})-([0-9a-f]{24})-([a-z0-9-]+)(\.2)?\.(\w+)$/
const writing = '.part'
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

interface Place {
  readonly folder: string
  readonly owner: string
}

interface Coded {
  readonly keyId: string
  readonly nonce: Uint8Array
}

/** A file that was moved to another organization or name is refused. */
const openCodec = (transform: BytesTransform, owner: string, { hash, ...coded }: Coded & { hash: string }) =>
  openDerivedCodec(transform, { ...coded, name: `${owner}/${hash}` })

/** A damaged file is deleted, so that the next request makes it again. */
async function* readFile(codec: DerivedCodec, path: string, span: Span) {
  const file = await open(path)
  try {
    yield* codec.read(file, span)
  } catch (error) {
    if (error instanceof DamagedBytesError) await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Null: there is no such file, or it has the format of an earlier version. */
const describe = async (
  transform: BytesTransform,
  { folder, owner }: Place,
  name: string,
): Promise<DerivedFile | null> => {
  const [, hash, nonceHex, keyId, format, ending] = namePattern.exec(name) ?? []
  if (hash === undefined || nonceHex === undefined || keyId === undefined || ending === undefined) return null
  const codec = openCodec(transform, owner, { hash, keyId, nonce: Buffer.from(nonceHex, 'hex') })
  if ((format === undefined ? 1 : 2) !== codec.version) return null
  const path = join(folder, name)
  const found = await orNothing(stat(path), null)
  if (found === null) return null
  return {
    etag: `"${hash}-${nonceHex}"`,
    sizeBytes: codec.countPlainBytes(found.size),
    ending,
    open: async (start, endInclusive) =>
      Readable.from(readFile(codec, path, { start, end: endInclusive + 1 }), { objectMode: false }),
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
const writeFile = async (codec: DerivedCodec, path: string, make: Make): Promise<string> => {
  const file = await open(path, 'w+', privateFileMode)
  const write = async (positionBytes: number, bytes: Uint8Array): Promise<void> => {
    const coded = codec.encode(positionBytes, bytes)
    const { bytesWritten } = await file.write(coded, 0, coded.byteLength, positionBytes)
    if (bytesWritten < coded.byteLength) throw new Error('the disk took only a part of a derived file')
  }
  try {
    const ending = await make({ write })
    await codec.appendTags(file)
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
      for (const name of await orNothing(readdir(folder), [])) {
        if (!name.startsWith(`${hash}-`) || name.endsWith(writing)) continue
        const found = await describe(transform, { folder, owner }, name)
        if (found === null) continue
        const now = new Date(options.nowMs())
        await orNothing(utimes(join(folder, name), now, now), undefined)
        return found
      }
      return null
    },

    /** Adds the file only when it is complete and flushed to disk; `make` returns its extension. */
    async make(owner: string, hash: string, make: Make): Promise<DerivedFile> {
      const folder = join(directory, owner)
      await mkdir(folder, { recursive: true, mode: privateFolderMode })
      const coded = { keyId: transform.currentKeyId, nonce: options.newNonce() }
      const codec = openCodec(transform, owner, { hash, ...coded })
      const format = codec.version === 2 ? '.2' : ''
      const name = `${hash}-${Buffer.from(coded.nonce).toString('hex')}-${coded.keyId}${format}`
      const path = join(folder, `${name}${writing}`)
      try {
        const ending = await writeFile(codec, path, make)
        const now = new Date(options.nowMs())
        await utimes(path, now, now)
        await rename(path, join(folder, `${name}.${ending}`))
        const made = await describe(transform, { folder, owner }, `${name}.${ending}`)
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
