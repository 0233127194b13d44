import { hasAssessmentFailed } from '@candor/domain'
import { type AddDeps, addNotices } from '../add-notices'
import { deleteNoticesOf } from '../repo/notices'
import { listRecipients } from '../repo/recipients'
import { findSubject } from '../repo/subjects'
import type { Transaction } from '../repo/transaction'

/**
 * Notifies the owners that an assessment was given up; another failure of the same submission notifies them again. Runs in the
 * transaction that delivers the event.
 */
export const notifyFailedAssessment = async (
  deps: AddDeps,
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: { readonly submissionId: string } },
): Promise<void> => {
  const { submissionId } = event.payload
  const found = await findSubject(tx, submissionId)
  // A member may have asked for another assessment before the event was delivered.
  if (found === undefined || !hasAssessmentFailed(found)) return
  const kind = 'assessment_failed'
  await deleteNoticesOf(tx, submissionId, kind)
  const recipients = await listRecipients(tx, { organizationIds: [event.organizationId], kind })
  // The real time would tell how long after its shown time the submission arrived, and so of a retake.
  const subject = { kind, submissionId, createdAt: found.submittedAt } as const
  await addNotices(
    deps,
    tx,
    recipients.map((recipient) => ({ subject, recipient })),
  )
}
