import { checkDiskSpace } from '@candor/domain'
import type { Deps } from '../../../deps'

/** Logs the free disk space, as an error once the disk is nearly full: called at start and every hour. */
export const reportFreeSpace = async (deps: Pick<Deps, 'log'>, readFreeShare: () => Promise<number>): Promise<void> => {
  const freeShare = await readFreeShare()
  switch (checkDiskSpace(freeShare)) {
    case 'enough':
      return
    case 'refusing':
      return deps.log.warn({ freeShare }, 'the data disk is filling up: no new interview begins')
    case 'alarming':
      return deps.log.error({ freeShare }, 'the data disk is nearly full: recordings under way may soon be refused')
  }
}
