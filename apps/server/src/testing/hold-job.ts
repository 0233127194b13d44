import { pino } from 'pino'
import { z } from 'zod'
import { createJobs } from '../jobs/jobs'

/**
 * A process that takes a job and never ends it, to be killed: `hold-job <appUrl> <queue>` says "holding" when it has one.
 */
const hold = async (appUrl: string, queue: string): Promise<void> => {
  const jobs = createJobs(appUrl, pino({ level: 'silent' }))
  const run = async (): Promise<void> => {
    process.stdout.write('holding\n')
    await new Promise(() => undefined)
  }
  await jobs.start([{ queue, shape: z.unknown(), retryLimit: 3, retryDelaySeconds: 1, run }])
}

const [, , appUrl = '', queue = ''] = process.argv
void hold(appUrl, queue)
