import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDiskSpace, type Disk, type DiskSpace } from '@candor/domain'
import type { Deps } from '../../deps'

/** Measuring costs a system call, and an append must not wait for one each time. */
const freshMs = 500
const bytesPerGb = 1e9

const readDisk = async (folder: string): Promise<Disk | null> => {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return blocks === 0 ? null : { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // The folder of the recordings is created with the first one.
    return null
  }
}

const fullestFirst: readonly DiskSpace[] = ['exhausted', 'reserved', 'refusing', 'enough']

/** Tells how full the disks of the data directory and of the recordings are: the fuller one counts. */
export const createDiskGauge = ({ env, clock }: Pick<Deps, 'env' | 'clock'>): (() => Promise<DiskSpace>) => {
  const folders = [env.dataDir, join(env.dataDir, 'media')]
  const reserveBytes = env.DISK_RESERVE_GB === undefined ? undefined : env.DISK_RESERVE_GB * bytesPerGb
  const measure = async (): Promise<DiskSpace> => {
    const disks = (await Promise.all(folders.map(readDisk))).filter((disk) => disk !== null)
    const spaces = disks.map((disk) => checkDiskSpace(disk, reserveBytes))
    return fullestFirst.find((space) => spaces.includes(space)) ?? 'enough'
  }
  let measured: { readonly atMs: number; readonly space: Promise<DiskSpace> } | null = null
  return () => {
    const nowMs = clock.nowMs()
    if (measured === null || Math.abs(nowMs - measured.atMs) > freshMs) measured = { atMs: nowMs, space: measure() }
    return measured.space
  }
}
