import { seesOnlyShared } from '@candor/domain'
import { listGrantees } from '../../access'
import { type AddDeps, addNotices } from '../add-notices'
import { listRecipients } from '../repo/recipients'
import { findSubject } from '../repo/subjects'
import type { Transaction } from '../repo/transaction'

/**
 * Notifies the organization's members of a submission, and a viewer if it is shared with them. Its time is the one that the
 * submission's page shows: the real one would tell of a retake. Runs in the transaction that delivers the event.
 */
export const notifySubmission = async (
  deps: AddDeps,
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: { readonly submissionId: string } },
): Promise<void> => {
  const { submissionId } = event.payload
  const found = await findSubject(tx, submissionId)
  if (found === undefined) return
  const kind = 'new_submission'
  const recipients = await listRecipients(tx, { organizationIds: [event.organizationId], kind })
  const grantees = await listGrantees(tx, { submissionId, at: new Date(deps.clock.nowMs()) })
  const subject = { kind, submissionId, createdAt: found.submittedAt } as const
  const seeing = recipients.filter(({ role, userId }) => !seesOnlyShared(role) || grantees.has(userId))
  await addNotices(
    deps,
    tx,
    seeing.map((recipient) => ({ subject, recipient })),
  )
}
