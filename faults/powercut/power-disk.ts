import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A separate file system on a loop device. A power cut loses what was not synced. */
export interface PowerDisk {
  /** The mount point. */
  readonly path: string
  /** Shuts the file system down during writes, ends every process that uses it, and mounts it again. */
  cutPower(): Promise<void>
  dispose(): Promise<void>
}

const diskBytes = 3 * 2 ** 30

/** Returns why power can't be cut on this machine, or null. */
export const findPowerCutRefusal = (): string | null => {
  if (process.getuid?.() !== 0) return 'mounting a file system needs root'
  if (!existsSync('/dev/loop-control')) return 'this machine has no loop devices'
  if (!existsSync('/usr/sbin/xfs_io')) return 'xfs_io (Debian: xfsprogs) is not installed'
  return null
}

const usesPath = (pid: string, path: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(path)
  } catch {
    // The process has ended meanwhile.
    return false
  }
}

const endProcesses = (path: string): void => {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && usesPath(name, path))) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** A killed process releases its files a moment later, so unmounting is retried. */
const unmount = async (path: string): Promise<void> => {
  for (let left = 100; ; left -= 1) {
    endProcesses(path)
    try {
      await run('umount', [path])
      return
    } catch (error) {
      if (left === 0) throw error
      await sleep(50)
    }
  }
}

export const createPowerDisk = async (): Promise<PowerDisk> => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-power-'))
  const image = join(folder, 'disk.img')
  const path = join(folder, 'disk')
  await mkdir(path)
  const file = await open(image, 'w')
  // Sparse: it takes only the space that is written.
  await file.truncate(diskBytes)
  await file.close()
  await run('mkfs.ext4', ['-q', image])
  const mount = () => run('mount', ['-o', 'loop', image, path])
  await mount()
  // The database's own user must reach its folder.
  await run('chmod', ['755', folder, path])
  return {
    path,
    async cutPower() {
      await run('xfs_io', ['-x', '-c', 'shutdown', path])
      await unmount(path)
      await mount()
    },
    async dispose() {
      await unmount(path)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
