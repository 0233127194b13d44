import { type AddDeps, addNotices } from '../add-notices'
import { deleteNoticesAbout } from '../repo/notices'
import { listRecipients } from '../repo/recipients'
import { findRefusal } from '../repo/subjects'
import type { Transaction } from '../repo/transaction'

/**
 * Notifies the members who review that a mail to an applicant was refused; another refusal notifies them again. Runs in the
 * transaction that delivers the event.
 */
export const notifyRefusedMail = async (
  deps: AddDeps,
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: { readonly applicantId: string } },
): Promise<void> => {
  const { applicantId } = event.payload
  const createdAt = await findRefusal(tx, applicantId)
  if (createdAt === null) return
  const kind = 'mail_refused'
  await deleteNoticesAbout(tx, applicantId, kind)
  const recipients = await listRecipients(tx, { organizationIds: [event.organizationId], kind })
  await addNotices(
    deps,
    tx,
    recipients.map((recipient) => ({ subject: { kind, applicantId, createdAt } as const, recipient })),
  )
}
