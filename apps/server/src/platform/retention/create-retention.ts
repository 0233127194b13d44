import { z } from 'zod'
import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { applyRetention } from './apply-retention'
import type { RetentionRule } from './retention-rule'

const retentionQueue = 'retention'

const zRetention = z.object({})
const everyMs = 60 * 60_000

/** The job that deletes rows past their time. Any number of processes may order it: it runs once an hour. */
export function createRetention(deps: Deps, rules: readonly RetentionRule[]) {
  const job: JobDefinition<z.infer<typeof zRetention>> = {
    queue: retentionQueue,
    shape: zRetention,
    retryLimit: 3,
    retryDelaySeconds: 60,
    atOnce: 1,
    run: () => applyRetention(deps, rules),
  }
  const order = (): Promise<void> =>
    deps.withActor({ kind: 'worker' }, (tx) =>
      deps.jobs.send(tx, { queue: retentionQueue, data: {}, onceEveryMs: everyMs }),
    )
  return { job, order }
}
