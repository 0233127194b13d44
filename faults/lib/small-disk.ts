import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'

/** A separate disk that can be filled on request. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves less than a page free. */
  fill(): void
  free(): void
  remove(): void
}

const MEBIBYTE = 1024 * 1024
/** A size of 0 would mean no limit. */
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

/** Mounts a tmpfs at `folder`. Returns the reason if this machine does not allow it. */
export const mountSmallDisk = (folder: string, sizeMebibytes: number): SmallDisk | string => {
  mkdirSync(folder, { recursive: true })
  const refusal = mount(['-t', 'tmpfs', '-o', `size=${sizeMebibytes}m`, 'chaos', folder])
  if (refusal !== null) {
    rmSync(folder, { recursive: true })
    return refusal
  }
  const resize = (sizeBytes: number): string | null => mount(['-o', `remount,size=${sizeBytes}`, folder])
  /** Bytes written meanwhile make the new size too small, so it is measured again. */
  const fill = (): void => {
    let error: string | null = null
    for (let tries = 0; tries < FILL_TRIES; tries += 1) {
      error = resize(usedBytes(folder) + PAGE_BYTES)
      if (error === null) return
    }
    throw new Error(`the disk could not be filled: ${error}`)
  }
  const free = (): void => {
    const error = resize(sizeMebibytes * MEBIBYTE)
    if (error !== null) throw new Error(`the disk could not be freed: ${error}`)
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
