import type { JobDefinition } from '../../jobs/jobs'
import { buildExport } from './operations/build-export'
import { type BuildExport, buildExportQueue, zBuildExport } from './queues'

/** One file at a time: what it reads and writes are the disk's and the database's, which interviews use too. */
export const createExportJob = (context: Parameters<typeof buildExport>[0]): JobDefinition<BuildExport> => ({
  queue: buildExportQueue,
  shape: zBuildExport,
  // More than the tries of an export, which itself ends as failed.
  retryLimit: 20,
  retryDelaySeconds: 10,
  atOnce: 1,
  run: (data) => buildExport(context, data),
})
