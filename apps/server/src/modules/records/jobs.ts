import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { appendDueRecords } from './operations/append-due-records'
import { type AppendRecords, appendRecordsQueue, zAppendRecords } from './queues'

export const createRecordsJob = (deps: Pick<Deps, 'withActor' | 'clock'>): JobDefinition<AppendRecords> => ({
  queue: appendRecordsQueue,
  shape: zAppendRecords,
  // The next hour's job continues where this one ended.
  retryLimit: 3,
  retryDelaySeconds: 60,
  atOnce: 1,
  run: (data) => appendDueRecords(deps, data),
})
