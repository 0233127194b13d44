import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'

/** A disk of its own that can be full at will. */
export interface SmallDisk {
  readonly folder: string
  /** Hardly a byte more fits. */
  fill(): void
  free(): void
  remove(): void
}

const MEBIBYTE = 1024 * 1024
/** A size of nothing would be no limit at all. */
const PAGE_BYTES = 4_096
const FILL_TRIES = 20

const mount = (args: readonly string[]): string | null => {
  try {
    execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? error.message) : String(error)
  }
}

const usedBytes = (folder: string): number => {
  const { blocks, bfree, bsize } = statfsSync(folder)
  return (blocks - bfree) * bsize
}

/** A tmpfs at `folder`; a word why not where this machine does not allow one. */
export const mountSmallDisk = (folder: string, sizeMebibytes: number): SmallDisk | string => {
  mkdirSync(folder, { recursive: true })
  const refusal = mount(['-t', 'tmpfs', '-o', `size=${sizeMebibytes}m`, 'chaos', folder])
  if (refusal !== null) {
    rmSync(folder, { recursive: true })
    return refusal
  }
  const resize = (sizeBytes: number): string | null => mount(['-o', `remount,size=${sizeBytes}`, folder])
  /** Bytes that come in between make the wished size too small: it is measured again. */
  const fill = (): void => {
    let trouble: string | null = null
    for (let tries = 0; tries < FILL_TRIES; tries += 1) {
      trouble = resize(usedBytes(folder) + PAGE_BYTES)
      if (trouble === null) return
    }
    throw new Error(`the disk could not be filled: ${trouble}`)
  }
  const free = (): void => {
    const trouble = resize(sizeMebibytes * MEBIBYTE)
    if (trouble !== null) throw new Error(`the disk could not be freed: ${trouble}`)
  }
  return {
    folder,
    fill,
    free,
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
