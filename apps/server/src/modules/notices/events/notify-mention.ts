import type { DomainEventPayloads } from '@candor/contract'
import { type AddDeps, addNotices } from '../add-notices'
import { listRecipients } from '../repo/recipients'
import { hasNote } from '../repo/subjects'
import type { Transaction } from '../repo/transaction'

/** Notifies the members whom a note mentions, once for each note. Runs in the transaction that delivers the event. */
export const notifyMention = async (
  deps: AddDeps,
  tx: Transaction,
  event: { readonly organizationId: string; readonly payload: DomainEventPayloads['note.mentioned'] },
): Promise<void> => {
  const { noteId, applicantId, userIds } = event.payload
  if (!(await hasNote(tx, noteId))) return
  const kind = 'mention'
  const recipients = await listRecipients(tx, { organizationIds: [event.organizationId], kind })
  const subject = { kind, noteId, applicantId, createdAt: new Date(deps.clock.nowMs()) } as const
  const mentioned = recipients.filter(({ userId }) => userIds.includes(userId))
  await addNotices(
    deps,
    tx,
    mentioned.map((recipient) => ({ subject, recipient })),
  )
}
