import { diskRoom } from '@candor/domain'
import type { Deps } from '../../deps'

/** Tells the operator how the disk stands, loudly once it is nearly full: called at start and every hour. */
export const reportDiskRoom = async (deps: Pick<Deps, 'log'>, readFreeShare: () => Promise<number>): Promise<void> => {
  const freeShare = await readFreeShare()
  switch (diskRoom(freeShare)) {
    case 'enough':
      return
    case 'refusing':
      return deps.log.warn({ freeShare }, 'the data disk is filling up: no new interview begins')
    case 'alarming':
      return deps.log.error({ freeShare }, 'the data disk is nearly full: recordings under way may soon be refused')
  }
}
