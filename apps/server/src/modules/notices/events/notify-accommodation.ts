import type { DomainEventPayloads } from '@candor/contract'
import { type AddDeps, addNotices } from '../add-notices'
import { findOpenAccommodation } from '../repo/due-accommodations'
import { listRecipients } from '../repo/recipients'
import type { Transaction } from '../repo/transaction'

/** Notifies the members who may answer of a request for an accommodation, with its date. Runs in the transaction that delivers the event. */
export const notifyAccommodation = async (
  deps: AddDeps,
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: DomainEventPayloads['accommodation.requested'] },
): Promise<void> => {
  const { requestId: accommodationId } = event.payload
  const found = await findOpenAccommodation(tx, accommodationId)
  if (found === undefined) return
  const kind = 'accommodation'
  const recipients = await listRecipients(tx, { organizationIds: [event.organizationId], kind })
  const subject = { kind, accommodationId, replyBy: found.dueAt, createdAt: found.createdAt } as const
  await addNotices(
    deps,
    tx,
    recipients.map((recipient) => ({ subject, recipient })),
  )
}
