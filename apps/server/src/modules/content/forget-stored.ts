import type { Deps } from '../../deps'
import { groupByStore, type StoredBytes } from './group-by-store'
import { forgetBytesQueue } from './queues'

type Transaction = Parameters<Parameters<Deps['withActor']>[1]>[0]

/** Orders the deletion of bytes in the transaction that deletes their rows; each process deletes what is on its own disk. */
export const forgetStored = async (
  deps: Pick<Deps, 'jobs' | 'storeId'>,
  tx: Transaction,
  rows: readonly StoredBytes[],
): Promise<void> => {
  for (const data of groupByStore(rows, deps.storeId)) await deps.jobs.send(tx, { queue: forgetBytesQueue, data })
}
