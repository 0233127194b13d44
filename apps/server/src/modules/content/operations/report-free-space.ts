import type { DiskSpace } from '@candor/domain'
import type { Deps } from '../../../deps'

/** Logs how full the disk is, as an error once only interviews under way may write: called at start and every hour. */
export const reportFreeSpace = async (
  deps: Pick<Deps, 'log'>,
  readDiskSpace: () => Promise<DiskSpace>,
): Promise<void> => {
  const space = await readDiskSpace()
  switch (space) {
    case 'enough':
      return
    case 'refusing':
      return deps.log.warn({ space }, 'the data disk is filling up: no new interview begins')
    case 'reserved':
      return deps.log.error({ space }, 'the data disk is nearly full: recordings under way may soon be refused')
    case 'exhausted':
      return deps.log.error({ space }, 'the data disk is full: recordings are refused')
  }
}
