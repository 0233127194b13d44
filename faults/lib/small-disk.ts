import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'

/** A disk of its own that can be full at will. */
export interface SmallDisk {
  readonly folder: string
  /** Not a byte more fits. */
  fill(): void
  free(): void
  remove(): void
}

const MEBIBYTE = 1024 * 1024

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
  const resize = (sizeBytes: number): void => {
    const trouble = mount(['-o', `remount,size=${sizeBytes}`, folder])
    // Bytes that came in between make the wished size too small: the disk stays as large as it was.
    if (trouble !== null) process.stderr.write(`the disk could not be resized: ${trouble}\n`)
  }
  return {
    folder,
    fill: () => resize(usedBytes(folder)),
    free: () => resize(sizeMebibytes * MEBIBYTE),
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
