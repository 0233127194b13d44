import type { Jobs } from '../../jobs/jobs'
import { assessSubmissionQueue } from '../sessions'
import type { Transaction } from '../submissions'
import { findOrganizationId } from './repo/submission-machine'

/** Queues the assessment of a submission in its organization's turn, in the caller's transaction. */
export const orderAssessment = async (
  { jobs }: { readonly jobs: Jobs },
  tx: Transaction,
  { submissionId, startAfterMs }: { readonly submissionId: string; readonly startAfterMs?: number },
): Promise<void> => {
  const organizationId = await findOrganizationId(tx, submissionId)
  if (organizationId === undefined) return
  await jobs.send(tx, {
    queue: assessSubmissionQueue,
    data: { submissionId },
    organizationId,
    ...(startAfterMs === undefined ? {} : { startAfterMs }),
  })
}
