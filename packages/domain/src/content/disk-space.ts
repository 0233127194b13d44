import { storeLimits } from '../limits'

/**
 * What the free part of a disk is still given to. `enough`: everything. `refusing`: no new interview and no file. `reserved`:
 * only interviews under way that record at a plausible rate. `exhausted`: nothing, because the database writes to it too.
 */
export type DiskSpace = 'enough' | 'refusing' | 'reserved' | 'exhausted'

export interface Disk {
  readonly freeBytes: number
  readonly totalBytes: number
}

/** The larger of a share and a size; on a small disk, where the size would be most of it, a larger share. */
export const getDiskReserveBytes = (totalBytes: number): number =>
  Math.max(
    totalBytes * storeLimits.reserveShare,
    Math.min(storeLimits.reserveBytes, totalBytes * storeLimits.smallDiskReserveShare),
  )

export const checkDiskSpace = (disk: Disk, reserveBytes = getDiskReserveBytes(disk.totalBytes)): DiskSpace => {
  const { freeBytes, totalBytes } = disk
  if (freeBytes < Math.min(storeLimits.databaseBytes, reserveBytes / 8)) return 'exhausted'
  if (freeBytes < reserveBytes) return 'reserved'
  const refuseBelowBytes = Math.max(totalBytes * storeLimits.refuseBelowShare, reserveBytes * 1.5)
  return freeBytes < refuseBelowBytes ? 'refusing' : 'enough'
}
