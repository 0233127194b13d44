import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../../deps'
import { privateFileMode, privateFolderMode } from '../../../platform/durable-file'
import type { Clip } from '../ports'
import { decodeClipFile, encodeClipFile } from './clip-file'

/** Sound on the disk: it may be deleted at any time, and the least recently used clips are deleted first. */
export interface ClipDisk {
  find(key: string): Promise<Clip | null>
  has(key: string): Promise<boolean>
  /** Never throws: without a disk the sound is made again. */
  keep(key: string, clip: Clip): Promise<void>
}

interface DiskOptions {
  readonly directory: string
  readonly maxBytes: number
}
type DiskDeps = Pick<Deps, 'clock' | 'newId'> & { readonly log: Pick<Deps['log'], 'warn'> }

interface StoredFile {
  readonly path: string
  readonly sizeBytes: number
  readonly usedAtMs: number
}

const listStoredFiles = async (directory: string): Promise<readonly StoredFile[]> => {
  const names = await readdir(directory).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      const facts = await stat(path).catch(() => null)
      return facts?.isFile() === true ? [{ path, sizeBytes: facts.size, usedAtMs: facts.mtimeMs }] : []
    }),
  )
  return files.flat()
}

/** Deletes down to four fifths, so that not every new clip requires a directory scan. Returns the remaining size. */
const freeSpace = async ({ directory, maxBytes }: DiskOptions): Promise<number> => {
  const files = await listStoredFiles(directory)
  let total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (total <= maxBytes) return total
  for (const { path, sizeBytes } of files.toSorted((first, second) => first.usedAtMs - second.usedAtMs)) {
    if (total <= maxBytes * 0.8) break
    await rm(path, { force: true })
    total -= sizeBytes
  }
  return total
}

export const createClipDisk = (deps: DiskDeps, options: DiskOptions): ClipDisk => {
  const { directory, maxBytes } = options
  const getPath = (key: string): string => join(directory, `${key}.clip`)
  let total: number | null = null
  const write = async (key: string, file: Buffer): Promise<void> => {
    await mkdir(directory, { recursive: true, mode: privateFolderMode })
    // Published by a rename, so that no reader ever gets half a clip.
    const draft = join(directory, `${key}.${deps.newId()}.draft`)
    await writeFile(draft, file, { mode: privateFileMode })
    const now = new Date(deps.clock.nowMs())
    await utimes(draft, now, now)
    await rename(draft, getPath(key))
    total = total === null ? await freeSpace(options) : total + file.byteLength
    if (total > maxBytes) total = await freeSpace(options)
  }
  return {
    async find(key) {
      const file = await readFile(getPath(key)).catch(() => null)
      if (file === null) return null
      const clip = decodeClipFile(file)
      const now = new Date(deps.clock.nowMs())
      await (clip === null ? rm(getPath(key), { force: true }) : utimes(getPath(key), now, now)).catch(() => undefined)
      return clip
    },
    has: (key) =>
      stat(getPath(key)).then(
        () => true,
        () => false,
      ),
    async keep(key, clip) {
      try {
        await write(key, encodeClipFile(clip))
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : 'unknown'
        deps.log.warn({ code }, 'a clip of the voice could not be stored')
      }
    },
  }
}
