import type { DomainEventPayloads } from '@candor/contract'
import { type AddDeps, addNotices } from '../add-notices'
import { listRecipients } from '../repo/recipients'
import { findOpenRequest } from '../repo/subjects'
import type { Transaction } from '../repo/transaction'

/** Notifies the members who review of a candidate's request, with its date. Runs in the transaction that delivers the event. */
export const notifyRequest = async (
  deps: AddDeps,
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: DomainEventPayloads['request.created'] },
): Promise<void> => {
  const { requestId, submissionId } = event.payload
  const found = await findOpenRequest(tx, requestId)
  if (found === undefined) return
  const kind = 'request'
  const recipients = await listRecipients(tx, { organizationIds: [event.organizationId], kind })
  const subject = { kind, submissionId, replyBy: found.dueAt, createdAt: found.createdAt } as const
  await addNotices(
    deps,
    tx,
    recipients.map((recipient) => ({ subject, recipient })),
  )
}
