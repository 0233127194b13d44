import { recordDelayMs } from '@candor/domain'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { createRecordsJob } from './jobs'
import { readEvidence } from './operations/read-evidence'
import { type AppendRecords, appendRecordsQueue } from './queues'
import { listOrganizationsWithDue } from './repo/records'

export type { Evidence } from './operations/read-evidence'

/** The chain of what happened to interviews. Triggers of the database write the records. */
export const createRecords = (deps: Deps) => ({
  jobs: [createRecordsJob(deps)] as const,
  api: {
    readEvidence: (actor: MemberCaller, submissionId: string) => readEvidence(deps, actor, { submissionId }),
  },
  /** Called every hour. */
  sweep: (): Promise<void> =>
    deps.withActor({ kind: 'worker' }, async (tx) => {
      const dueBy = new Date(deps.clock.nowMs() - recordDelayMs)
      for (const organizationId of await listOrganizationsWithDue(tx, dueBy)) {
        const data: AppendRecords = { organizationId }
        await deps.jobs.send(tx, { queue: appendRecordsQueue, data })
      }
    }),
})
